import { beforeEach, describe, expect, test } from '@jest/globals';
import { COMPOSITION_ELEMENT_ID } from '@airdex/shared-contracts/composition';
import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { compositionOrLast, rememberComposition } from './last-composition.ts';
import { readCompositionDocument } from './page-composition.ts';
import { composedRemote } from '../../testing/test-remotes.ts';

const storage = browserStorage(() => localStorage);
const none = { ok: false, problems: ['the page has none'] } as const;
const SHELL = { base: '/shell/0123456789abcdef/', scripts: [{ path: 'main.js', integrity: 'sha384-A' }] };
const DOCUMENT = {
  id: '00000000000000aa',
  shell: SHELL,
  remotes: [composedRemote('mfe-card'), { name: 'mfe-broken' }],
};
const composition = readCompositionDocument(DOCUMENT);

beforeEach(() => {
  localStorage.clear();
  const element = document.createElement('script');
  Object.assign(element, {
    type: 'application/json',
    id: COMPOSITION_ELEMENT_ID,
    textContent: JSON.stringify(DOCUMENT),
  });
  document.body.replaceChildren(element);
});

describe('the last composition', () => {
  test('is used by a page that arrives without one', () => {
    rememberComposition(storage, composition);
    const used = compositionOrLast(storage, none);
    expect(used).toMatchObject({ ok: true, id: '00000000000000aa', isRemembered: true });
    expect(used.ok && [...used.remotes.keys()]).toEqual(['mfe-card']);
  });

  test('is stored with its shell, and kept by a page that was started from the stored composition', () => {
    rememberComposition(storage, composition);
    const kept = localStorage.getItem('last-composition') ?? '';
    expect(JSON.parse(kept)).toMatchObject({ shell: SHELL });
    document.body.replaceChildren();
    rememberComposition(storage, compositionOrLast(storage, none));
    expect(localStorage.getItem('last-composition')).toBe(kept);
  });

  test('is not used by a page that has one', () => {
    rememberComposition(storage, composition);
    const own = readCompositionDocument({ id: '00000000000000bb', remotes: [] });
    expect(compositionOrLast(storage, own)).toBe(own);
  });

  test.each([null, '{', '{"id":1}'])('is missing if %s is stored', (text) => {
    if (text !== null) localStorage.setItem('last-composition', text);
    expect(compositionOrLast(storage, none)).toBe(none);
  });
});
