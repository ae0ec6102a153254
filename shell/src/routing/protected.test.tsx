import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { createLoadLog } from '../remotes/index.ts';
import { startApp, testScreen } from '../testing/app-for-tests.tsx';
import { testToken } from '../testing/token-for-tests.ts';

/** What another tab does when its user signs in or out. */
const store = (token: string | null) =>
  act(async () => {
    if (token === null) localStorage.removeItem(LOCAL_STORAGE_KEYS.token);
    else localStorage.setItem(LOCAL_STORAGE_KEYS.token, token);
    window.dispatchEvent(new StorageEvent('storage', { key: LOCAL_STORAGE_KEYS.token, newValue: token }));
  });

/** Opens a page of a remote. Returns how often its screen was mounted. */
async function openCounting(path: string, isSignedIn: boolean): Promise<() => number> {
  let mounted = 0;
  await startApp({
    path,
    isSignedIn,
    loader: {
      load: async () => ({
        ok: true,
        lifecycles: {
          ...testScreen('screen'),
          mount: async ({ domElement }) => {
            mounted += 1;
            domElement.innerHTML = '<h1>Screen</h1>';
          },
        },
      }),
      composed: () => undefined,
      composition: { ok: false, problems: [] },
      log: createLoadLog(),
    },
  });
  expect(await screen.findByRole('heading', { name: 'Screen' })).toBeVisible();
  return () => mounted;
}

test('a page starts again when another user has signed in, and not with a new token of the same user', async () => {
  const mounted = await openCounting('/playlists', true);
  expect(mounted()).toBe(1);
  await store(`${testToken()}2`);
  expect(mounted()).toBe(1);
  await store(testToken({ IdUser: 8, Username: 'seller' }));
  expect(await screen.findByRole('heading', { name: 'Screen' })).toBeVisible();
  expect(mounted()).toBe(2);
});

test.each(['/freeTrial', '/recoverPassword/abc'])(
  'a form that a visitor fills in does not start again when another tab signs in: %s',
  async (path) => {
    localStorage.clear();
    const mounted = await openCounting(path, false);
    await store(testToken());
    await store(null);
    expect(mounted()).toBe(1);
  },
);

test.each([
  ['the same user', testToken(), '/playlists'],
  ['another user', testToken({ IdUser: 8, Username: 'seller' }), '/'],
])(
  'after a session has ended elsewhere, its page opens again for the same user only: %s',
  async (_, token, path) => {
    const { place } = await startApp({ path: '/playlists' });
    await store(null);
    await waitFor(() => expect(place()).toBe('/login'));
    await store(token);
    await waitFor(() => expect(place()).toBe(path));
  },
);

test('a page that a visitor requests after a session has ended on an open page opens for any user', async () => {
  const { place, services } = await startApp({ path: '/privacy' });
  await store(null);
  expect(place()).toBe('/privacy');
  act(() => services.navigation.go('/playlists'));
  await waitFor(() => expect(place()).toBe('/login'));
  await store(testToken({ IdUser: 8, Username: 'seller' }));
  await waitFor(() => expect(place()).toBe('/playlists'));
});
