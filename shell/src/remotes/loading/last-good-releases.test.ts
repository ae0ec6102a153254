import { beforeEach, describe, expect, test } from '@jest/globals';
import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { lastGoodRelease, rememberGoodRelease } from './last-good-releases.ts';
import { composedRemote } from '../../testing/test-remotes.ts';

const storage = browserStorage(() => localStorage);
beforeEach(() => localStorage.clear());

describe('the last good releases', () => {
  test('are stored without preloads, one for each remote', () => {
    rememberGoodRelease(storage, composedRemote('mfe-card'));
    rememberGoodRelease(storage, composedRemote('mfe-search'));
    rememberGoodRelease(storage, composedRemote('mfe-card', { release: 'fedcba9876543210' }));
    expect(lastGoodRelease(storage, 'mfe-card')).toMatchObject({
      release: 'fedcba9876543210',
      entry: { integrity: expect.stringMatching(/^sha384-/) },
      preload: { './card': [], './faq': [] },
    });
    expect(lastGoodRelease(storage, 'mfe-search')?.release).toBe('0123456789abcdef');
    expect(localStorage.getItem('last-good-releases')?.length).toBeLessThan(1_000);
  });

  test.each([
    ['nothing', null],
    ['invalid JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    [
      'a remote without integrity',
      JSON.stringify({ 'mfe-card': { ...composedRemote('mfe-card'), entry: { path: 'x.js' } } }),
    ],
    ['another remote', JSON.stringify({ 'mfe-card': composedRemote('mfe-search') })],
  ])('are missing if %s is stored', (_, text) => {
    if (text !== null) localStorage.setItem('last-good-releases', text);
    expect(lastGoodRelease(storage, 'mfe-card')).toBeUndefined();
  });

  test('are missing in a browser without storage', () => {
    const forbidden = browserStorage(() => {
      throw new Error('forbidden');
    });
    rememberGoodRelease(forbidden, composedRemote('mfe-card'));
    expect(lastGoodRelease(forbidden, 'mfe-card')).toBeUndefined();
  });
});
