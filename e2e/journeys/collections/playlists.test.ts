import { axeProblems } from '../../fixtures/axe.ts';
import { startEmpty } from '../../fixtures/collections.ts';
import { actions, dialogOf } from '../../fixtures/collection-dialogs.ts';
import { frame } from '../../fixtures/frame.ts';
import { results, showTable } from '../../fixtures/results.ts';
import { recordSearches, searchAnsweredAfter } from '../../fixtures/searches.ts';
import { searchFor, selectAll, showTicks, tick } from '../../fixtures/selecting.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

const notice = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

test('[PLM-01] the first playlist is created in the dialog, selected, and filled after confirmation', async ({
  page,
  signIn,
}) => {
  const kept = await startEmpty(page, signIn);
  const { count } = await searchFor(page, 'the');
  const { dialog, name, save, option, confirm, cancel } = dialogOf(page);
  await actions(page).add.click();
  await expect(name).toBeFocused();
  await cancel.click();
  await expect(dialog).toBeHidden();

  await actions(page).add.click();
  await name.fill('Everything');
  await save.click();
  await expect(option('Everything')).toHaveAttribute('aria-selected', 'true');
  const [made] = await kept.playlists();
  expect(made).toMatchObject({ name: 'Everything', programCount: 0 });
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(notice(page, 'added to “Everything”.')).toBeVisible();
  expect((await kept.playlists())[0]?.programCount).toBe(count);
});

test('[PLM-01] [PLM-02] with playlists the dialog starts with a menu; it adds the ticked programmes to the chosen ones and clears the selection', async ({
  page,
  signIn,
}) => {
  const kept = await startEmpty(page, signIn);
  const [monday, tuesday] = [await kept.addPlaylist('Monday'), await kept.addPlaylist('Tuesday')];
  await kept.addPlaylist('Friday');
  const { programs } = await searchFor(page, 'the');
  const { dialog, addToExisting, create, name, options, option, search, confirm, cancel } = dialogOf(page);
  await test.step('Cancel leads back to the menu', async () => {
    await actions(page).add.click();
    await create.click();
    await expect(name).toBeVisible();
    await cancel.click();
    await addToExisting.click();
    await expect(option('Monday')).toBeVisible();
    expect(await axeProblems(page, '[role="dialog"]')).toEqual([]);
    await cancel.click();
    await cancel.click();
    await expect(dialog).toBeHidden();
    await expect(actions(page).add).toBeFocused();
  });

  const ticked = programs.slice(0, 2).map(({ idProgram }) => idProgram);
  await showTicks(page);
  await selectAll(page).click();
  for (const place of ticked.keys()) await tick(page, place).click();
  await actions(page).add.click();
  await addToExisting.click();
  await expect(confirm).toBeDisabled();
  await option('Monday').click();
  await search.fill(' TUES ');
  await expect(options).toHaveCount(1);
  await option('Tuesday').click();
  const [request] = await Promise.all([
    page.waitForRequest('**/api/Playlist/AddProgramsToPlaylist'),
    confirm.click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({
    idPlaylists: [monday.id, tuesday.id],
    filter: { term: 'the', selectMode: 'Include' },
    mode: 'Add',
  });
  await expect(dialog).toBeHidden();
  await expect(notice(page, '2 programmes added to 2 playlists.')).toBeVisible();
  await expect(page.getByText('0 selected')).toBeVisible();
  await expect(actions(page).add).toHaveAttribute('aria-disabled', 'true');
  const held = ticked.toSorted((a, b) => a - b);
  expect([await kept.held(monday.id), await kept.held(tuesday.id)]).toEqual([held, held]);

  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('Undone.')).toBeVisible();
  expect([await kept.held(monday.id), await kept.held(tuesday.id)]).toEqual([[], []]);
});

test('[PLM-03] removes the ticked programmes from the playlist shown, which reloads in the same order, all selected', async ({
  page,
  signIn,
}) => {
  const kept = await startEmpty(page, signIn);
  const { programs } = await kept.search({ resultsPerPage: 5 });
  const monday = await kept.addPlaylist('Monday');
  await kept.fill(
    monday.id,
    programs.map(({ idProgram }) => idProgram),
  );
  await kept.addPlaylist('Nothing in it');
  await page.goto('/playlists');
  const opened = await searchAnsweredAfter(page, () =>
    page.getByRole('button', { name: 'Show the playlist “Monday”' }).click(),
  );
  const { table, count } = results(page);
  await expect(count).toHaveText('5 programmes');
  await showTable(page);
  const byTitle = table.getByRole('columnheader', { name: 'Local format title' });
  const sorted = await searchAnsweredAfter(page, () => byTitle.getByRole('button').click());
  const ids = sorted.result.programs.map(({ idProgram }) => idProgram);
  await table.getByRole('checkbox', { name: 'Select all programmes' }).uncheck();
  for (const place of [1, 2]) await table.getByRole('row').nth(place).getByRole('checkbox').check();

  const { dialog, options, option, confirm } = dialogOf(page);
  const openRemoval = async (programmes: number) => {
    await actions(page).remove.click();
    await expect(dialog).toContainText(
      `Are you sure you want to remove the ${programmes} programmes from these Playlists?`,
    );
    await expect(options).toHaveCount(1);
    await expect(confirm).toBeDisabled();
    await option('Monday').click();
  };
  await openRemoval(2);
  expect(await axeProblems(page, '[role="dialog"]')).toEqual([]);
  const removed = page.waitForRequest('**/api/Playlist/RemoveProgramsToPlaylist');
  const after = await searchAnsweredAfter(page, () => confirm.click());
  expect((await removed).postDataJSON()).toMatchObject({
    idPlaylists: [monday.id],
    filter: { selectedPlaylists: [monday.id], selectMode: 'Include', selectedIds: ids.slice(0, 2) },
  });
  expect(after.body).toEqual({ ...opened.body, orderBy: sorted.body.orderBy });
  expect(sorted.body.orderBy).toMatchObject([{ sortExpression: 'LOCALTITLE', direction: 'Desc' }]);
  expect(after.result.programs.map(({ idProgram }) => idProgram)).toEqual(ids.slice(2));
  await expect(count).toHaveText('3 programmes');
  await expect(page.getByText('3 selected')).toBeVisible();
  await expect(byTitle).toHaveAttribute('aria-sort', 'descending');

  await test.step('removes all that remain, and puts them back', async () => {
    const sent = recordSearches(page);
    await openRemoval(3);
    await confirm.click();
    await expect(dialog).toBeHidden();
    await expect(notice(page, '3 programmes removed from “Monday”.')).toBeVisible();
    // Under the pointer, the notice stays.
    await page.getByRole('button', { name: 'Undo' }).hover();
    await expect(frame(page).main.getByText('No results')).toBeVisible();
    // The pressed button disappeared with the last programme.
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeFocused();
    expect(sent.at(-1)?.body).toEqual(after.body);
    expect(await kept.held(monday.id)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(count).toHaveText('3 programmes');
  });
});
