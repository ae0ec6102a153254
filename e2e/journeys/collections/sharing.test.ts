import { authenticate, signInQuickly } from '../../fixtures/accounts.ts';
import { axeProblems } from '../../fixtures/axe.ts';
import { Collections } from '../../fixtures/collections.ts';
import { navigationEntry } from '../../fixtures/frame.ts';
import { installClock } from '../../fixtures/page-clock.ts';
import { playlistsPage } from '../../fixtures/playlists-page.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[SHR-01] [PLS-02] [PLS-03] [NAV-03] a playlist is shared, counted in the colleague’s navigation until visited, and disappears with its open dialog when it is no longer shared', async ({
  page,
  signIn,
  openOtherBrowser,
}) => {
  test.slow();
  const demo = new Collections(page.request, await signIn('demo'));
  const theirs = await openOtherBrowser();
  const colleague = new Collections(theirs.request, await signInQuickly(theirs.context(), 'colleague', {}));
  await colleague.markSeen();
  // A failed first try of this test leaves its playlists.
  const name = `Nights to share ${test.info().retry}`;
  const { id } = await demo.addPlaylist(name);
  const besideIt = `Beside a shared one ${test.info().retry}`;
  const other = await colleague.addPlaylist(besideIt);

  await page.goto('/playlists');
  const own = playlistsPage(page);
  await own.share(name).click();
  const confirm = own.dialog.getByRole('button', { name: 'Confirm' });
  const search = own.dialog.getByRole('searchbox');
  const available = own.dialog.getByRole('listbox', { name: 'Available' });
  await expect(confirm).toBeDisabled();
  await expect(search).toBeFocused();
  await expect(own.dialog.getByText('No Results Found')).toHaveCount(1);
  await search.fill('nobody at all');
  await expect(own.dialog.getByText('No Results Found')).toHaveCount(2);
  await search.fill('COLL');
  await expect(available.getByRole('option')).toHaveCount(1);
  expect(await axeProblems(page, '[role="dialog"]')).toEqual([]);
  await search.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(own.dialog.getByRole('listbox', { name: 'Selected' }).getByRole('option')).toHaveCount(1);
  const linked = page.waitForRequest('**/api/Playlist/LinkMultipleSharedPlaylist/*');
  await confirm.click();
  expect((await linked).postDataJSON()).toHaveLength(1);
  await expect(own.dialog).toBeHidden();
  await expect(own.unlinkUsers(name)).toBeVisible();

  await installClock(theirs);
  await theirs.goto('/');
  const entry = navigationEntry(theirs, 'Playlists');
  await expect(entry).toHaveAccessibleName('Playlists 1 new shared playlist');
  await expect(entry.getByText('1', { exact: true })).toBeVisible();
  const marked = theirs.waitForResponse('**/api/Playlist/MarkSharedPlaylistsAsSeen');
  await entry.click();
  await expect(theirs).toHaveURL('/playlists');
  expect((await marked).ok()).toBe(true);
  const shared = playlistsPage(theirs);
  await expect(shared.card(name)).toContainText('shared by demo');
  await expect(entry).toHaveAccessibleName('Playlists');
  expect(await colleague.unseen()).toBe(0);
  await theirs.reload();
  await expect(shared.card(name)).toContainText('shared by demo');
  await expect(entry).toHaveAccessibleName('Playlists');
  await expect(shared.share(name)).toBeHidden();
  await expect(shared.edit(name)).toBeHidden();
  await shared.main.getByRole('switch', { name: 'Show shared playlists' }).uncheck();
  await expect(shared.card(name)).toBeHidden();
  await shared.main.getByRole('switch', { name: 'Show shared playlists' }).check();
  expect((await colleague.tryToRemove(id)).status()).toBe(404);
  await shared.unlink(name).click();
  await expect(shared.dialog).toContainText('UNLINK');

  await own.unlinkUsers(name).click();
  const removeUser = own.dialog.getByRole('button', { name: 'Remove colleague@example.com' });
  await expect(confirm).toBeDisabled();
  await removeUser.click();
  await expect(own.dialog.getByText('1 colleague will be removed when you confirm.')).toBeVisible();
  await own.dialog.locator('footer').getByRole('button', { name: 'Cancel' }).click();
  await own.unlinkUsers(name).click();
  await removeUser.click();
  await confirm.click();
  await expect(own.unlinkUsers(name)).toBeHidden();

  // The open page loads its list again each minute.
  await theirs.clock.fastForward(61_000);
  await expect(shared.dialog).toBeHidden();
  await expect(shared.notice(`“${name}” is no longer shared with you.`)).toBeVisible();
  await expect(shared.card(name)).toBeHidden();
  await expect(shared.card(besideIt)).toBeVisible();
  await expect(theirs.locator('body')).not.toBeFocused();
  await colleague.remove(other.id);
  await demo.remove(id);
});

test('[PLS-02] a user with whom a playlist is shared duplicates and unlinks it', async ({ page, signIn }) => {
  const colleague = new Collections(page.request, await authenticate(page.request, 'colleague'));
  const demo = new Collections(page.request, await signIn('demo'));
  // A failed first try of this test leaves its playlist.
  const name = `Nights of a colleague ${test.info().retry}`;
  const { id } = await colleague.addPlaylist(name);
  await colleague.shareWith(id, 'demo');
  await page.goto('/playlists');
  const { card, dialog, duplicate, edit, unlink } = playlistsPage(page);
  await duplicate(name).click();
  await expect(edit(`${name} (copy)`)).toBeVisible();
  // After both heights are final, nothing moves under the pointer.
  for (const each of [name, `${name} (copy)`]) await expect(card(each)).toContainText('No items');
  // The message may lie over the button.
  await page
    .getByRole('status')
    .filter({ hasText: 'Duplicated as' })
    .getByRole('button', { name: 'Close' })
    .click();
  await unlink(name).click();
  await expect(dialog).toContainText(`UNLINK - Are you sure you want to unlink "${name}"?`);
  expect(await axeProblems(page, '[role="alertdialog"]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(card(name)).toBeHidden();
  await expect(page.getByText('no longer shared with you')).toBeHidden();
  expect((await colleague.playlists()).find((playlist) => playlist.id === id)?.isShared).toBe(false);
  for (const copy of await demo.playlists()) if (copy.name.startsWith(name)) await demo.remove(copy.id);
  await colleague.remove(id);
});
