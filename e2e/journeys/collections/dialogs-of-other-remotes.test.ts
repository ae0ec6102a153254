import { startEmpty } from '../../fixtures/collections.ts';
import { actions, dialogOf } from '../../fixtures/collection-dialogs.ts';
import { frame, navigationEntry } from '../../fixtures/frame.ts';
import { holdRequests } from '../../fixtures/network.ts';
import { currentComposition } from '../../fixtures/registry.ts';
import { results } from '../../fixtures/results.ts';
import { searchFor } from '../../fixtures/selecting.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

const FILES = '**/remotes/mfe-collections/**';

/** Requested addresses of files of the remote that contains the dialogs. */
function recordFiles(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/remotes/mfe-collections/')) requests.push(request.url());
  });
  return requests;
}

test('[MFE-08] [CRD-09] results and card open a dialog of a third remote, which is not loaded before', async ({
  page,
  signIn,
}) => {
  const kept = await startEmpty(page, signIn);
  const monday = await kept.addPlaylist('Monday');
  const requests = recordFiles(page);
  const { programs } = await searchFor(page, 'the');
  expect(requests).toEqual([]);
  const { dialog, addToExisting, option, confirm } = dialogOf(page);
  await actions(page).add.click();
  await addToExisting.click();
  await expect(option('Monday')).toBeVisible();
  const { remotes } = await currentComposition();
  const { release } = remotes.find(({ name }) => name === 'mfe-collections') ?? { release: 'none' };
  expect(requests.every((url) => url.includes(release))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(actions(page).add).toBeFocused();

  const id = programs[0]?.idProgram ?? 0;
  await page.goto(`/card/${id}`);
  const { main } = frame(page);
  await main.getByRole('button', { name: 'Add to playlist' }).click();
  await option('Monday').click();
  const [request] = await Promise.all([
    page.waitForRequest('**/api/Playlist/AddProgramsToPlaylist'),
    confirm.click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({
    idPlaylists: [monday.id],
    filter: { selectMode: 'Include', selectedIds: [id] },
    mode: 'ReplaceByProgram',
  });
  await expect(main.getByRole('button', { name: 'In 1 playlist' })).toBeVisible();
  expect(await kept.held(monday.id)).toEqual([id]);

  await main.getByRole('button', { name: 'In 1 playlist' }).click();
  await expect(option('Monday')).toHaveAttribute('aria-selected', 'true');
  await option('Monday').click();
  await confirm.click();
  await expect(main.getByRole('button', { name: 'Add to playlist' })).toBeVisible();
  expect(await kept.held(monday.id)).toEqual([]);
});

test('[MFE-08] the page keeps working when the dialog’s remote is down, and Retry opens the dialog', async ({
  page,
  signIn,
  expectFailures,
}) => {
  test.slow();
  expectFailures(
    /request: GET .*mfe-collections.*ERR_CONNECTION_REFUSED/,
    /console: .*ERR_CONNECTION_REFUSED/,
  );
  await startEmpty(page, signIn);
  await searchFor(page, 'the');
  await page.route(FILES, (route) => route.abort('connectionrefused'));
  const { dialog, name } = dialogOf(page);
  await actions(page).saveSearch.click();
  await expect(dialog.getByRole('alert')).toContainText('This part of Airdex could not be loaded');
  await dialog.locator('footer').getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(actions(page).saveSearch).toBeFocused();
  await navigationEntry(page, 'Latest programmes').click();
  await expect(results(page).count).toBeVisible();

  await actions(page).saveSearch.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.unroute(FILES);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(name).toBeFocused();
});

test('[MFE-08] a slow dialog shows a skeleton, which Escape or a navigation closes', async ({
  page,
  signIn,
}) => {
  await startEmpty(page, signIn);
  await searchFor(page, 'the');
  const held = await holdRequests(page, FILES);
  const dialog = page.getByRole('dialog');
  await actions(page).saveSearch.click();
  await expect(dialog.getByRole('status', { name: 'Loading…' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(actions(page).saveSearch).toBeFocused();

  await actions(page).saveSearch.press('Enter');
  await expect(dialog.getByRole('status', { name: 'Loading…' })).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
  // Files that arrive late do not open the dialog on another page.
  const late = page.waitForResponse(FILES);
  held.release();
  await late;
  await page.goForward();
  await expect(results(page).count).toBeVisible();
  await expect(dialog).toBeHidden();
});
