import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  OVERRIDES_KEY,
  PAGE_OVERRIDES_ELEMENT_ID,
  type PageOverrides,
} from '@airdex/shared-contracts/overrides';
import { SESSION_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { browserStorage } from '../lib/storage/browser-storage.ts';
import { mayHaveOverrides } from './may-have-overrides.ts';
import { prepareOverrides } from './prepare-overrides.tsx';

const TAB_KEY = SESSION_STORAGE_KEYS.remoteOverrides;
const WAITING_KEY = SESSION_STORAGE_KEYS.waitingOverrides;
const tab = browserStorage(() => window.sessionStorage);

function openPage(path: string, pageOverrides: PageOverrides | string | null): void {
  window.history.replaceState({ idx: 0 }, '', path);
  document.getElementById(PAGE_OVERRIDES_ELEMENT_ID)?.remove();
  if (pageOverrides === null) return;
  const element = document.createElement('script');
  Object.assign(element, {
    type: 'application/json',
    id: PAGE_OVERRIDES_ELEMENT_ID,
    textContent: typeof pageOverrides === 'string' ? pageOverrides : JSON.stringify(pageOverrides),
  });
  document.head.append(element);
}

const allowed = ['http://localhost:*'];
const granted = ['http://localhost:4102'];

beforeEach(() => {
  sessionStorage.clear();
  document.cookie = `${OVERRIDES_KEY}=; Path=/; Max-Age=0`;
});

describe('[MFE-05] a page that starts', () => {
  test('has no overrides unless its address, its tab or its server requests some', () => {
    openPage('/card/7?v=1', { allowed, granted: [], isPermitted: true });
    expect(mayHaveOverrides(tab)).toBe(false);
    openPage('/', null);
    expect(mayHaveOverrides(tab)).toBe(false);
    openPage('/?mfe=', null);
    expect(mayHaveOverrides(tab)).toBe(true);
    openPage('/', { allowed, granted, isPermitted: true });
    expect(mayHaveOverrides(tab)).toBe(true);
    openPage('/', null);
    sessionStorage.setItem(TAB_KEY, 'card@http://localhost:4102');
    expect(mayHaveOverrides(tab)).toBe(true);
  });

  test('does not use an override from its address before the user agrees, and removes it from the address', async () => {
    openPage('/search?v=1&mfe=card@http://localhost:4102', { allowed, granted: [], isPermitted: true });
    const { active, pages } = await prepareOverrides(tab);
    expect([active, pages]).toEqual([[], []]);
    expect(`${window.location.pathname}${window.location.search}`).toBe('/search?v=1');
    expect(sessionStorage.getItem(TAB_KEY)).toBeNull();
    expect(document.cookie).toBe('');
  });

  test('stores an accepted override for the tab and for the server', async () => {
    sessionStorage.setItem(TAB_KEY, 'card@http://localhost:4102');
    openPage('/search?v=1&q=a%20b&mfe=card@http://localhost:4102#here', {
      allowed,
      granted,
      isPermitted: true,
    });
    const { active, besideFailure } = await prepareOverrides(tab);
    expect(active).toEqual([{ remote: 'mfe-card', origin: 'http://localhost:4102' }]);
    expect(`${window.location.pathname}${window.location.search}${window.location.hash}`).toBe(
      '/search?v=1&q=a%20b#here',
    );
    expect(window.history.state).toEqual({ idx: 0 });
    expect(sessionStorage.getItem(TAB_KEY)).toBe('card@http://localhost:4102');
    expect(document.cookie).toBe(`${OVERRIDES_KEY}=card%40http%3A%2F%2Flocalhost%3A4102`);
    expect([besideFailure('mfe-card'), besideFailure('mfe-search')]).toEqual([expect.anything(), false]);
  });

  test('keeps a refused override waiting until a developer has signed in', async () => {
    openPage('/?mfe=card@http://localhost:4102', { allowed, granted: [], isPermitted: false });
    expect((await prepareOverrides(tab)).active).toEqual([]);
    expect(mayHaveOverrides(tab)).toBe(true);
    openPage('/login', { allowed, granted: [], isPermitted: false });
    await prepareOverrides(tab);
    expect(sessionStorage.getItem(WAITING_KEY)).toBe('card@http://localhost:4102');
    openPage('/', { allowed, granted: [], isPermitted: true });
    await prepareOverrides(tab);
    expect(sessionStorage.getItem(WAITING_KEY)).toBeNull();
  });

  test('has none if the server allows none, whatever is stored or requested, and removes stored ones', async () => {
    sessionStorage.setItem(TAB_KEY, 'search@http://localhost:4101');
    for (const pageOverrides of [
      null,
      'rubbish',
      '{"allowed":"http://localhost:*","granted":[]}',
      { allowed, granted: [] },
    ]) {
      openPage('/?mfe=card@http://localhost:4102', pageOverrides);
      expect((await prepareOverrides(tab)).active).toEqual([]);
      expect(sessionStorage.getItem(TAB_KEY)).toBeNull();
      expect(document.cookie).toBe('');
    }
  });
});
