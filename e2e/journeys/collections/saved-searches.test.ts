import type { SearchRequestInput } from '@airdex/shared-contracts/search-filter';
import { axeProblems } from '../../fixtures/axe.ts';
import { startEmpty } from '../../fixtures/collections.ts';
import { frame } from '../../fixtures/frame.ts';
import { holdRequests } from '../../fixtures/network.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

const TERM = { term: 'the' };
const row = (page: Page, name: string) => page.getByRole('row', { name, exact: true });
const toggle = (page: Page, name: string, label: string) =>
  row(page, name).getByRole('switch', { name: label });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const favourite = (page: Page, name: string) =>
  frame(page).navigation.getByRole('button', { name, exact: true });

test('[SVS-03] a control that a program focuses keeps the focus, and acts on its own item', async ({
  page,
  signIn,
}) => {
  const kept = await startEmpty(page, signIn);
  for (const name of ['First', 'Second', 'Third']) await kept.addSearch(name, TERM);
  await page.goto('/savedSearches');
  const edit = button(page, 'Edit “Third”');
  await edit.focus();
  await expect(edit).toBeFocused();
  await button(page, 'Delete “Second”').press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete “Second”');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(button(page, 'Delete “Second”')).toBeFocused();
  await toggle(page, 'Third', 'Add to favorites').press('Space');
  await expect(favourite(page, 'Third')).toBeVisible();
});

test('[SVS-01] [QCK-05] [POP-01] lists, previews, finds and runs saved searches, and says when there are none', async ({
  page,
  signIn,
}) => {
  const kept = await startEmpty(page, signIn);
  await page.goto('/savedSearches');
  const main = frame(page).main;
  await expect(main.getByText('EMPTY lIST')).toBeVisible();
  await expect(main.getByRole('searchbox')).toBeHidden();

  const crime = await kept.addSearch('Crime on Mondays', TERM, 'For the meeting');
  await kept.addSearch('Nothing', { term: 'no programme has these words' });
  await page.reload();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Saved searches');
  await expect(main.getByText('Your saved searches. Open one to see its programmes.')).toBeVisible();
  const card = row(page, 'Crime on Mondays');
  await expect(card).toContainText('For the meeting');
  await expect(card).toContainText(/Created \d\d\/\d\d\/\d{4} Updated \d\d\/\d\d\/\d{4}/);
  const { count } = await kept.search(TERM);
  await expect(card).toContainText(`${(count ?? 0).toLocaleString('en')} programmes`);
  const programmes = card.locator('a[href^="/card/"]');
  await expect(programmes).toHaveCount(7);
  await programmes.nth(1).hover();
  const preview = page.getByRole('dialog', { name: /^Preview of / });
  await expect(preview.getByText('Launch date', { exact: true })).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(preview).toBeHidden();
  await expect(row(page, 'Nothing')).toContainText('No items');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeProblems(page)).toEqual([]);
  }

  await main.getByRole('searchbox').fill(' CRIME ');
  await expect(row(page, 'Nothing')).toBeHidden();
  // Previews are searches too, but do not count as views.
  const launched = () =>
    page.waitForRequest(
      (request) =>
        request.url().endsWith('/api/Search/GetAdvancedSearchPrograms') &&
        (request.postDataJSON() as SearchRequestInput).refreshLastCall === true,
    );
  const [byClick] = await Promise.all([launched(), card.getByText('For the meeting').click()]);
  expect(byClick.postDataJSON()).toMatchObject({ ...TERM, savedSearchId: crime.id });

  const [byAddress] = await Promise.all([launched(), page.goto(`/savedSearches?launch=${crime.id}`)]);
  expect(byAddress.postDataJSON()).toMatchObject({ ...TERM, savedSearchId: crime.id });
});

test('[SVS-01] the search of an address runs on a slow computer too, before the results have loaded', async ({
  page,
  signIn,
}) => {
  test.slow();
  const kept = await startEmpty(page, signIn);
  const { id } = await kept.addSearch('Crime on Mondays', TERM);
  const held = await holdRequests(page, '**/remotes/mfe-search/**');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto(`/savedSearches?launch=${id}`);
  await expect(page).toHaveURL('/savedSearches');
  held.release();
  await expect(page).toHaveURL(/\/search\?.*saved=/);
  await expect(page.getByRole('link', { name: /opens in a new tab/ }).first()).toBeVisible();
});

test('[SVS-02] [NAV-07] toggles are independent and limited, even if another window is faster', async ({
  page,
  context,
  signIn,
  expectFailures,
}) => {
  expectFailures('409');
  const kept = await startEmpty(page, signIn);
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  for (const name of names) await kept.addSearch(name, TERM);
  await page.goto('/savedSearches');
  await toggle(page, 'One', 'Display on homepage').click();
  await toggle(page, 'One', 'Add to daily update').click();
  await toggle(page, 'Two', 'Display on homepage').click();
  await row(page, 'Three').scrollIntoViewIfNeeded();
  // After its height is final, nothing moves under the pointer.
  await expect(row(page, 'Three').locator('a[href^="/card/"]')).toHaveCount(7);
  await toggle(page, 'Three', 'Display on homepage').click();
  const limit = page.getByRole('alertdialog');
  await expect(limit).toContainText('Maximum of 2 Saved Searches to be added to Homepage');
  await page.keyboard.press('Escape');
  await expect(limit).toBeHidden();
  await expect(toggle(page, 'Three', 'Display on homepage')).not.toBeChecked();
  await expect(toggle(page, 'Three', 'Display on homepage')).toBeFocused();
  await expect
    .poll(async () => (await kept.searches()).map((it) => [it.showInHomepage, it.dailyUpdate, it.isFavorite]))
    .toEqual([[true, true, false], [true, false, false], ...names.slice(2).map(() => [false, false, false])]);

  const other = await context.newPage();
  await other.goto('/savedSearches');
  await toggle(other, 'One', 'Add to favorites').click();
  await expect(favourite(other, 'One')).toBeVisible();
  await expect(favourite(page, 'One')).toBeVisible();
  // Only rows in view are in the page.
  await frame(page).main.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect(toggle(page, 'One', 'Add to favorites')).toBeChecked();
  // This window is not notified, so its data is out of date.
  for (const { id, searchName } of (await kept.searches()).slice(1, 5))
    await kept.flagSearch(id, searchName, { isFavorite: true });
  await frame(page).main.getByRole('searchbox').fill('Six');
  await toggle(page, 'Six', 'Add to favorites').click();
  await expect(limit).toContainText('Maximum of 5 Saved Searches to be added to Favorites');
  await page.keyboard.press('Escape');
  await expect(toggle(page, 'Six', 'Add to favorites')).not.toBeChecked();
  expect((await kept.searches()).filter(({ isFavorite }) => isFavorite)).toHaveLength(5);
});

test('[SVS-03] [NAV-07] edits, duplicates and deletes saved searches, and the favourites follow', async ({
  page,
  signIn,
}) => {
  const kept = await startEmpty(page, signIn);
  const { id } = await kept.addSearch('Quiz', TERM);
  await kept.addSearch('Last', TERM);
  await kept.makeFavourites([id]);
  await page.goto('/savedSearches');
  await expect(favourite(page, 'Quiz')).toBeVisible();

  await button(page, 'Edit “Quiz”').click();
  const dialog = page.getByRole('dialog', { name: 'Edit saved search' });
  const name = dialog.getByRole('textbox', { name: /^Name/ });
  await name.fill('   ');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  expect(await axeProblems(page, '[role="dialog"]')).toEqual([]);
  await name.fill('Quiz shows');
  await dialog.getByRole('textbox', { name: 'Description' }).fill('All of them');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(favourite(page, 'Quiz shows')).toBeVisible();
  await expect(row(page, 'Quiz shows')).toContainText('All of them');
  await expect(button(page, 'Edit “Quiz shows”')).toBeFocused();

  await button(page, 'Duplicate “Quiz shows”').click();
  await expect(page.getByText(/^Duplicated as “Quiz shows/)).toBeVisible();
  await expect.poll(() => kept.searchOrder()).toHaveLength(3);

  const remove = async () => {
    await button(page, 'Delete “Quiz shows”').click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure you want to delete “Quiz shows”?');
    // The second click must not open the item behind the question.
    await question.getByRole('button', { name: 'Delete' }).dblclick();
    await expect(row(page, 'Quiz shows')).toBeHidden();
    await expect(favourite(page, 'Quiz shows')).toBeHidden();
    await expect(page).toHaveURL('/savedSearches');
  };
  const { length } = await kept.searches();
  await remove();
  await expect(row(page, 'Last')).toBeFocused();
  // Under the pointer, the notice stays.
  await button(page, 'Undo').hover();
  // Undo restores it; another window does not have it until then.
  await expect.poll(async () => (await kept.searches()).map((it) => it.id)).not.toContain(id);
  await button(page, 'Undo').click();
  await expect(row(page, 'Quiz shows')).toBeVisible();
  await expect(favourite(page, 'Quiz shows')).toBeVisible();
  expect(await kept.searches()).toHaveLength(length);
  await remove();
  await expect.poll(() => kept.searches()).toHaveLength(length - 1);

  for (const { searchName } of await kept.searches()) {
    await button(page, `Delete “${searchName}”`).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(row(page, searchName)).toBeHidden();
  }
  await expect(frame(page).main.getByText('EMPTY lIST')).toBeVisible();
  await expect(frame(page).main.getByRole('heading', { level: 1 })).toBeFocused();
});
