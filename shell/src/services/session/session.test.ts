import { beforeEach, describe, expect, test } from '@jest/globals';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { createSession } from './session.ts';
import { TEST_USER, testToken } from '../../testing/token-for-tests.ts';

const storage = browserStorage(() => localStorage);
const KEY = LOCAL_STORAGE_KEYS.token;

/** What the browser does in this tab when another one changes local storage. */
function changeInOtherTab(key: string | null, value: string | null): void {
  if (key === null) localStorage.clear();
  else if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

beforeEach(() => localStorage.clear());

describe('the session', () => {
  test('does not exist without a token', () => {
    const session = createSession(storage);
    expect(session.user.get()).toBeNull();
    expect(session.token()).toBeNull();
    expect(session.lastEnd()).toBeNull();
  });

  test('is that of the stored token, including names in any script', () => {
    localStorage.setItem(KEY, testToken({ CompanyName: '北光传媒' }));
    const session = createSession(storage);
    expect(session.user.get()).toEqual({ ...TEST_USER, CompanyName: '北光传媒' });
  });

  test('removes a stored token that cannot be read', () => {
    localStorage.setItem(KEY, 'junk');
    expect(createSession(storage).token()).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('starts with a token, keeps it, and ends without it', () => {
    const session = createSession(storage);
    expect(session.start(testToken())).toBe(true);
    expect(localStorage.getItem(KEY)).toBe(testToken());
    expect(session.user.get()?.Username).toBe('buyer');
    session.end('refused');
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(session.user.get()).toBeNull();
    expect(session.lastEnd()).toBe('refused');
    session.start(testToken());
    // Signing out in another window has nothing to do with it.
    localStorage.removeItem(KEY);
    window.dispatchEvent(new Event('pageshow'));
    expect(session.user.get()).toBeNull();
    expect(session.lastEnd()).toBeNull();
  });

  test('does not start with an invalid token', () => {
    const session = createSession(storage);
    expect(session.start('<html>')).toBe(false);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('follows what happened while the page was in the back/forward cache', () => {
    const session = createSession(storage);
    session.start(testToken());
    const seen: (string | null)[] = [];
    session.user.changes.subscribe((user) => seen.push(user?.Username ?? null));
    window.dispatchEvent(new Event('pageshow'));
    localStorage.setItem(KEY, testToken({ Username: 'another' }));
    window.dispatchEvent(new Event('pageshow'));
    localStorage.removeItem(KEY);
    window.dispatchEvent(new Event('pageshow'));
    expect(seen).toEqual(['buyer', 'another', null]);
  });

  test('stays in a page whose storage is full when another tab changes something', () => {
    const session = createSession({ ...storage, write: () => undefined });
    session.start(testToken());
    changeInOtherTab('another', 'value');
    expect(session.user.get()?.Username).toBe('buyer');
  });

  test('follows signing in and out in another tab', () => {
    const session = createSession(storage);
    const seen: (string | null)[] = [];
    session.user.changes.subscribe((user) => seen.push(user?.Username ?? null));
    changeInOtherTab(KEY, testToken({ Username: 'other' }));
    changeInOtherTab('unrelated', 'x');
    changeInOtherTab(KEY, null);
    changeInOtherTab(KEY, testToken());
    changeInOtherTab(null, null);
    expect(seen).toEqual([null, 'other', null, 'buyer', null]);
  });
});
