import { axeProblems } from '../../fixtures/axe.ts';
import { startEmpty } from '../../fixtures/collections.ts';
import { actions, dialogOf, widthOf } from '../../fixtures/collection-dialogs.ts';
import { chooseInUserMenu, navigationEntry, frame } from '../../fixtures/frame.ts';
import { answerOnce } from '../../fixtures/network.ts';
import { searchFor } from '../../fixtures/selecting.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[SAV-01] [SAV-02] the first search is saved under a name in a form that opens immediately; a blank name is flagged, and a failure loses no input', async ({
  page,
  signIn,
  expectFailures,
}) => {
  expectFailures(/answer: 503 POST .*CreateSearch/, /console: .*503/);
  const kept = await startEmpty(page, signIn);
  await searchFor(page, 'the');
  const { dialog, name, description, save, cancel } = dialogOf(page);
  await actions(page).saveSearch.click();
  await expect(name).toBeFocused();
  await cancel.click();
  await expect(dialog).toBeHidden();
  await expect(actions(page).saveSearch).toBeFocused();

  await actions(page).saveSearch.click();
  await name.fill('   ');
  await save.click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  expect(await axeProblems(page, '[role="dialog"]')).toEqual([]);
  expect(await kept.searches()).toEqual([]);

  const busy = { error: 'unavailable', message: 'Airdex is being looked after. Try again in a minute.' };
  await answerOnce(page, '**/api/Search/CreateSearch', (route) => route.fulfill({ status: 503, json: busy }));
  await name.fill(' Everything with the ');
  await description.fill('For the weekly meeting');
  await save.click();
  await expect(dialog.getByRole('alert')).toContainText(busy.message);
  await expect(name).toHaveValue(' Everything with the ');
  await expect(description).toHaveValue('For the weekly meeting');

  const [request] = await Promise.all([page.waitForRequest('**/api/Search/CreateSearch'), save.click()]);
  expect(request.postDataJSON()).toMatchObject({
    searchName: 'Everything with the',
    description: 'For the weekly meeting',
    filter: { term: 'the' },
  });
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('status').filter({ hasText: 'Saved search “Everything with the” created.' }),
  ).toBeVisible();
  // Under the pointer, the notice stays.
  await page.getByRole('button', { name: 'Undo' }).hover();
  expect(await kept.searches()).toMatchObject([
    { searchName: 'Everything with the', description: 'For the weekly meeting', filter: { term: 'the' } },
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  expect(await kept.searches()).toEqual([]);
});

test('[SAV-01] [SAV-03] [SAV-05] with saved searches the dialog starts with a menu, where the filter of one can be replaced by the current one', async ({
  page,
  signIn,
}) => {
  const kept = await startEmpty(page, signIn);
  const old = await kept.addSearch('Nights in France', { term: 'night' }, 'Late <b>evenings</b>');
  for (const other of ['Mornings', 'Noon', 'Nature', 'Novels']) await kept.addSearch(other, { term: 'the' });
  const { count } = await searchFor(page, 'the');
  const { dialog, update, create, name, search, options, option, confirm, cancel } = dialogOf(page);
  await test.step('each Cancel goes one step back', async () => {
    await actions(page).saveSearch.click();
    await update.click();
    await expect(options.first()).toHaveAttribute('aria-setsize', '5');
    await cancel.click();
    await create.click();
    await expect(name).toBeVisible();
    await cancel.click();
    await expect(update).toBeFocused();
    await cancel.click();
    await expect(dialog).toBeHidden();
  });

  await actions(page).saveSearch.click();
  await update.click();
  await expect(options.first()).toHaveAttribute('aria-setsize', '5');
  expect(await widthOf(dialog)).toBe(700);
  expect((await dialog.getByRole('listbox').boundingBox())?.height).toBeLessThanOrEqual(466);
  await expect(option('Nights in France')).toContainText('Late <b>evenings</b>');
  await expect(option('Mornings')).toContainText('no description');
  await expect(option('Mornings')).toContainText(`${count.toLocaleString('en')} programmes`);
  // Seven programmes and the name, each with a tooltip if it is truncated.
  await expect(option('Mornings').locator('[title]')).toHaveCount(8);
  await expect(option('Mornings').locator('[title="Mornings"]')).toHaveCount(1);
  expect(await axeProblems(page, '[role="dialog"]')).toEqual([]);

  await search.fill(' NI');
  await expect(options).toHaveCount(1);
  await expect(confirm).toBeDisabled();
  await search.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(option('Nights in France')).toHaveAttribute('aria-selected', 'true');
  await confirm.click();
  await expect(dialog).toBeHidden();
  const changed = (await kept.searches()).find(({ id }) => id === old.id);
  expect(changed).toMatchObject({ searchName: 'Nights in France', filter: { term: 'the' } });
  expect(changed?.updateDate).not.toBe(old.updateDate);
});

test('[SAV-04] a search without filters is not saved, and a message says why', async ({ page, signIn }) => {
  const kept = await startEmpty(page, signIn);
  await page.goto('/faq');
  await navigationEntry(page, 'Latest programmes').click();
  await expect(actions(page).saveSearch).toBeVisible();
  await frame(page).navigation.getByRole('button', { name: 'Advanced search' }).click();
  await expect(frame(page).panel).toBeVisible();
  await frame(page).panel.getByRole('button', { name: 'Clear all' }).click();
  await frame(page).panel.getByRole('button', { name: 'Save search' }).click();
  const message = page.getByRole('alertdialog');
  await expect(message).toContainText('Please apply at least one filter to save a search');
  await expect(message).toContainText(
    'To run your search, type a word or select the criteria of your choice.',
  );
  expect(await axeProblems(page, '[role="alertdialog"]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(message).toBeHidden();
  expect(await kept.searches()).toEqual([]);
});

test('[NAV-07] a favourite whose filter is updated runs with it from the navigation', async ({
  page,
  signIn,
}) => {
  const kept = await startEmpty(page, signIn);
  const { id } = await kept.addSearch('My favourite', { term: 'night' });
  await kept.makeFavourites([id]);
  await searchFor(page, 'the');
  const { update, option, confirm } = dialogOf(page);
  await actions(page).saveSearch.click();
  await update.click();
  await option('My favourite').click();
  const reloaded = page.waitForResponse('**/api/Search/GetFavoritesSavedSearches');
  await confirm.click();
  await reloaded;
  const [sent] = await Promise.all([
    page.waitForRequest('**/api/Search/GetAdvancedSearchPrograms'),
    frame(page).navigation.getByRole('button', { name: 'My favourite' }).click(),
  ]);
  expect(sent.postDataJSON()).toMatchObject({ term: 'the', savedSearchId: id });
});

test('[SAV-02] [LNG-01] works in Chinese', async ({ page, signIn }) => {
  const kept = await startEmpty(page, signIn);
  await searchFor(page, 'the');
  await chooseInUserMenu(page, '中文');
  await frame(page).main.getByRole('button', { name: '保存搜索' }).click();
  const dialog = page.getByRole('dialog', { name: '保存为新搜索' });
  await dialog.getByRole('textbox', { name: /^名称/ }).fill('夜间节目');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('status').filter({ hasText: '已创建搜索“夜间节目”。' })).toBeVisible();
  expect(await kept.searches()).toMatchObject([{ searchName: '夜间节目' }]);
});
