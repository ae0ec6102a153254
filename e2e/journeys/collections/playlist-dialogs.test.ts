import { Collections, startEmpty } from '../../fixtures/collections.ts';
import { axeProblems } from '../../fixtures/axe.ts';
import { holdRequests } from '../../fixtures/network.ts';
import { playlistsPage } from '../../fixtures/playlists-page.ts';
import { expect, test } from '../../fixtures/test.ts';

const FILES = /\/mfe-collections\/.*\.js/;

/** Removes own playlists whose name starts with `start`. */
async function removeNamed(kept: Collections, start: string): Promise<void> {
  for (const { id, name } of await kept.playlists()) if (name.startsWith(start)) await kept.remove(id);
}

test('a dialog opens immediately, even while its code loads or if that fails', async ({
  page,
  signIn,
  expectFailures,
}) => {
  expectFailures(/ERR_FAILED/, /console:/);
  const kept = await startEmpty(page, signIn);
  for (let at = 1; at <= 9; at += 1) await kept.addPlaylist(`Playlist ${at}`);
  await page.goto('/playlists');
  const { dialog, edit, share, card } = playlistsPage(page);
  await expect(card('Playlist 9')).toBeVisible();

  const held = await holdRequests(page, FILES);
  await edit('Playlist 9').click();
  await held.arrived;
  await expect(dialog.getByRole('heading', { name: 'Edit the playlist' })).toBeInViewport();
  await expect(dialog.getByRole('status', { name: 'Loading…' })).toBeInViewport();
  expect(await axeProblems(page, '[role="dialog"]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(edit('Playlist 9')).toBeFocused();
  await edit('Playlist 9').click();
  held.release();
  await expect(dialog.getByRole('textbox', { name: /^Name/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.unroute(FILES);

  await page.route(FILES, (route) => route.abort());
  await share('Playlist 9').click();
  await expect(dialog.getByText('The dialog could not be loaded')).toBeInViewport();
  expect(await axeProblems(page, '[role="dialog"]')).toEqual([]);
  await page.unroute(FILES);
  await dialog.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(share('Playlist 9')).toBeFocused();
});

test('the focus returns to the button after each dialog, and stays in the list after a deletion', async ({
  page,
  signIn,
}) => {
  const demo = new Collections(page.request, await signIn('demo'));
  await removeNamed(demo, 'Focus');
  const first = await demo.addPlaylist('Focus one');
  await demo.addPlaylist('Focus two');
  await demo.shareWith(first.id, 'colleague');
  await page.goto('/playlists');
  const { dialog, share, edit, remove, duplicate, unlinkUsers, main, open, notice } = playlistsPage(page);
  for (const button of [share, edit, remove, unlinkUsers]) {
    await button('Focus one').click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('status', { name: /Loading/ })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button('Focus one')).toBeFocused();
  }
  await share('Focus two').click();
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('coll');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(unlinkUsers('Focus two')).toBeVisible();
  await expect(share('Focus two')).toBeFocused();

  await unlinkUsers('Focus two').click();
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(unlinkUsers('Focus two')).toBeHidden();
  // Its button disappears with the last user.
  await expect(remove('Focus two')).toBeFocused();

  await duplicate('Focus two').click();
  await expect(open('Focus two (copy)')).toBeVisible();
  await expect(duplicate('Focus two')).toBeFocused();

  await remove('Focus one').click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(open('Focus one')).toBeHidden();
  await expect(notice('“Focus one” deleted.')).toBeVisible();
  await expect(main.locator(':focus')).toContainText('Focus two');
  await removeNamed(demo, 'Focus');
});

test('the focus returns to its button even if a frame comes before the page is ready for it', async ({
  page,
  signIn,
}) => {
  const kept = await startEmpty(page, signIn);
  await kept.addPlaylist('Monday');
  await page.goto('/playlists');
  const { dialog, edit } = playlistsPage(page);
  await edit('Monday').click();
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Tuesday');
  // As on a busy machine, where the next frame is due at once.
  await page.evaluate(() => {
    const later = window.requestAnimationFrame;
    let isInFrame = false;
    window.requestAnimationFrame = (callback) => {
      if (isInFrame) return later(callback);
      queueMicrotask(() => {
        isInFrame = true;
        callback(performance.now());
        isInFrame = false;
      });
      return 0;
    };
  });
  await dialog.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(edit('Tuesday')).toBeFocused();
});
