import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { endSessions, PASSWORD } from '../../fixtures/accounts.ts';
import { axeProblems } from '../../fixtures/axe.ts';
import { readSheets, savedAfter } from '../../fixtures/exports.ts';
import { pressByKeyboard, tabTo, typeInto } from '../../fixtures/keyboard.ts';
import { expect, test } from '../../fixtures/test.ts';
import { patiently } from '../../setup/patience.ts';

test('by keyboard alone: sign in, search, select, export, save the search, fill a playlist', async ({
  page,
  request,
}) => {
  test.setTimeout(patiently(180_000));
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  await endSessions(request, 'colleague');
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), LOCAL_STORAGE_KEYS.cookiesAccepted);

  await page.goto('/login');
  await typeInto(page, page.getByLabel('Username'), 'colleague');
  await typeInto(page, page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  const searchBox = page.getByRole('searchbox', { name: 'Search programmes' });
  await expect(searchBox).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();

  // The shortcut spares the way through all programmes of the home page.
  await page.keyboard.press('/');
  await expect(searchBox).toBeFocused();
  await page.keyboard.type('academy');
  await page.keyboard.press('Enter');
  const cells = page.getByRole('gridcell');
  await expect(cells.first()).toBeVisible();
  await tabTo(page, page.getByRole('checkbox', { name: 'Select all', exact: true }));
  await page.keyboard.press(' ');
  await tabTo(page, cells.first().getByRole('link'));
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  await expect(page.getByText('2 selected')).toBeVisible();

  const download = await savedAfter(page, () => pressByKeyboard(page, button('Export Excel')));
  await expect(page.getByText(/saved as Programme-Page-Report\.xlsx/)).toBeVisible();
  const [, sheet] = await readSheets(download);
  expect(sheet?.rows).toHaveLength(3);
  // Only faults that prevent use. The tests of each screen check for minor ones, and the other screens.
  const problems = await axeProblems(page);
  expect(problems.filter((line) => /^(serious|critical) /.test(line))).toEqual([]);

  await pressByKeyboard(page, button('Save search'));
  await expect(dialog).toBeVisible();
  const create = dialog.getByRole('button', { name: /^Create a new search/ });
  const name = dialog.getByRole('textbox', { name: /^Name/ });
  await expect(create.or(name)).toBeVisible();
  if (await create.isVisible()) await pressByKeyboard(page, create);
  await typeInto(page, name, 'Keyboard');
  const creating = page.waitForResponse('**/api/Search/CreateSearch');
  await pressByKeyboard(page, dialog.getByRole('button', { name: 'Save', exact: true }));
  const created = await creating;
  expect(created.ok()).toBe(true);
  await expect(page.getByText(/^Saved search “Keyboard” created/)).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await pressByKeyboard(page, button('Add to playlist'));
  await pressByKeyboard(page, dialog.getByRole('button', { name: /^Add to existing playlists/ }));
  const playlists = dialog.getByRole('listbox');
  await expect(playlists.getByRole('option').first()).toBeVisible();
  await tabTo(page, playlists);
  await page.keyboard.press(' ');
  const adding = page.waitForResponse('**/api/Playlist/AddProgramsToPlaylist');
  await pressByKeyboard(page, dialog.getByRole('button', { name: 'Confirm' }));
  const added = await adding;
  expect(added.ok()).toBe(true);
  await expect(page.getByText(/2 programmes added to/)).toBeVisible();

  // Restores the initial state for other tests.
  const { authorization = '' } = await created.request().allHeaders();
  const { id } = (await created.json()) as { readonly id: number };
  const headers = { Authorization: authorization };
  const deleted = await request.delete(`/api/Search/DeleteSearch/${id}`, { headers });
  const removed = await request.put('/api/Playlist/RemoveProgramsToPlaylist', {
    headers,
    data: added.request().postDataJSON() as object,
  });
  expect([deleted.ok(), removed.ok()]).toEqual([true, true]);
});
