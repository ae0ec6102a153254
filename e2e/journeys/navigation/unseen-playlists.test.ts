import { authenticate } from '../../fixtures/accounts.ts';
import { Collections } from '../../fixtures/collections.ts';
import { frame, navigationEntry } from '../../fixtures/frame.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[NAV-03] the playlists entry counts unseen shared playlists until they are visited', async ({
  page,
  signIn,
}) => {
  const demo = new Collections(page.request, await signIn('demo'));
  const colleague = new Collections(page.request, await authenticate(page.request, 'colleague'));
  await demo.markSeen();
  const shared = await colleague.addPlaylist('For demo');
  await colleague.shareWith(shared.id, 'demo');
  await page.goto('/');
  const entry = navigationEntry(page, 'Playlists');
  await expect(entry).toHaveAccessibleName('Playlists 1 new shared playlist');
  await expect(entry.getByText('1', { exact: true })).toBeVisible();

  const marked = page.waitForResponse('**/api/Playlist/MarkSharedPlaylistsAsSeen');
  await entry.click();
  await expect(page).toHaveURL('/playlists');
  expect((await marked).ok()).toBe(true);
  await expect(entry).toHaveAccessibleName('Playlists');
  await expect(frame(page).main).toContainText('shared by colleague');

  const counted = page.waitForResponse('**/api/Playlist/GetUnseenSharedPlaylistCount');
  await page.goto('/');
  expect(await (await counted).json()).toBe(0);
  await expect(entry).toHaveAccessibleName('Playlists');
  await colleague.remove(shared.id);
});

test('[NAV-03] without unseen playlists there is no badge', async ({ page, signIn }) => {
  await new Collections(page.request, await signIn('colleague')).markSeen();
  const counted = page.waitForResponse('**/api/Playlist/GetUnseenSharedPlaylistCount');
  await page.goto('/');
  expect(await (await counted).json()).toBe(0);
  await expect(navigationEntry(page, 'Playlists')).toHaveAccessibleName('Playlists');
});
