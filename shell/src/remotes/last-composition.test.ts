import { beforeEach, describe, expect, test } from '@jest/globals';
import { browserStorage } from '../storage/browser-storage.ts';
import { compositionOrLast, rememberComposition } from './last-composition.ts';
import { readCompositionDocument } from './page-composition.ts';
import { composedRemote } from './test-remotes.ts';

const storage = browserStorage(() => localStorage);
const none = { ok: false, problems: ['the page has none'] } as const;
const composition = readCompositionDocument({
  id: '00000000000000aa',
  remotes: [composedRemote('mfe-card'), { name: 'mfe-broken' }],
});

beforeEach(() => localStorage.clear());

describe('the last composition', () => {
  test('is used by a page that comes without one', () => {
    rememberComposition(storage, composition);
    const used = compositionOrLast(storage, none);
    expect(used).toMatchObject({ ok: true, id: '00000000000000aa', isRemembered: true });
    expect(used.ok && [...used.remotes.keys()]).toEqual(['mfe-card']);
  });

  test('is not used by a page that has one', () => {
    rememberComposition(storage, composition);
    const own = readCompositionDocument({ id: '00000000000000bb', remotes: [] });
    expect(compositionOrLast(storage, own)).toBe(own);
  });

  test.each([null, '{', '{"id":1}'])('is none where %s is stored', (text) => {
    if (text !== null) localStorage.setItem('last-composition', text);
    expect(compositionOrLast(storage, none)).toBe(none);
  });
});
