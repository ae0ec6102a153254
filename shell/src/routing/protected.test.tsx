import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { createLoadLog } from '../remotes/index.ts';
import { startApp, testScreen } from '../testing/app-for-tests.tsx';
import { testToken } from '../testing/token-for-tests.ts';

test('a page starts again when another user has signed in, and not with a new token of the same user', async () => {
  let mounted = 0;
  await startApp({
    path: '/playlists',
    loader: {
      load: async () => ({
        ok: true,
        lifecycles: {
          ...testScreen('playlists'),
          mount: async ({ domElement }) => {
            mounted += 1;
            domElement.innerHTML = '<h1>Playlists</h1>';
          },
        },
      }),
      composed: () => undefined,
      composition: { ok: false, problems: [] },
      log: createLoadLog(),
    },
  });
  expect(await screen.findByRole('heading', { name: 'Playlists' })).toBeVisible();
  expect(mounted).toBe(1);
  const store = (token: string) =>
    act(async () => {
      localStorage.setItem(LOCAL_STORAGE_KEYS.token, token);
      window.dispatchEvent(new StorageEvent('storage', { key: LOCAL_STORAGE_KEYS.token, newValue: token }));
    });
  await store(`${testToken()}2`);
  expect(mounted).toBe(1);
  await store(testToken({ IdUser: 8, Username: 'seller' }));
  expect(await screen.findByRole('heading', { name: 'Playlists' })).toBeVisible();
  expect(mounted).toBe(2);
});
