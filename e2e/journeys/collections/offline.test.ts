import { startEmpty } from '../../fixtures/collections.ts';
import { frame } from '../../fixtures/frame.ts';
import { playlistsPage } from '../../fixtures/playlists-page.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

const row = (page: Page, name: string) => page.getByRole('row', { name, exact: true });
const failure = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

async function confirmDeletion(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Delete “${name}”`, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
}

test('without a network, saved searches stay visible, and changes are reverted with a message', async ({
  page,
  context,
  signIn,
  expectFailures,
}) => {
  expectFailures(/ERR_INTERNET_DISCONNECTED/);
  const kept = await startEmpty(page, signIn);
  for (const name of ['One', 'Two']) await kept.addSearch(name, { term: 'the' });
  await kept.addSearchFolder('Mondays');
  await page.goto('/savedSearches');
  const programmes = row(page, 'One').locator('a[href^="/card/"]');
  await expect(programmes).toHaveCount(7);
  const names = () =>
    page
      .getByRole('treegrid')
      .getByRole('row')
      .evaluateAll((rows) => rows.map((it) => it.ariaLabel));
  await expect(row(page, 'Mondays')).toBeAttached();
  const before = await names();

  await context.setOffline(true);
  const daily = row(page, 'One').getByRole('switch', { name: 'Add to daily update' });
  await daily.click();
  await expect(failure(page, 'Nothing was saved')).toBeVisible();
  await expect(daily).not.toBeChecked();
  await failure(page, 'Nothing was saved').getByRole('button', { name: 'Close' }).click();

  await row(page, 'Two').locator('header').dragTo(row(page, 'Mondays'));
  await expect(failure(page, 'The new order could not be saved')).toBeVisible();
  await expect.poll(names).toEqual(before);

  await confirmDeletion(page, 'One');
  await expect(failure(page, '“One” could not be deleted.')).toBeVisible();
  await expect.poll(names).toEqual(before);
  await expect(programmes).toHaveCount(7);

  await context.setOffline(false);
  await expect(frame(page).main.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await kept.searches()).map(({ searchName, dailyUpdate }) => [searchName, dailyUpdate])).toEqual([
    ['One', false],
    ['Two', false],
  ]);
});

test('without a network, playlists stay visible, and changes are reverted with a message', async ({
  page,
  context,
  signIn,
  expectFailures,
}) => {
  expectFailures(/ERR_INTERNET_DISCONNECTED/);
  const kept = await startEmpty(page, signIn);
  const { programs } = await kept.search({ resultsPerPage: 2 });
  const monday = await kept.addPlaylist('Monday');
  await kept.fill(
    monday.id,
    programs.map(({ idProgram }) => idProgram),
  );
  await page.goto('/playlists');
  const { card, dialog, duplicate, edit } = playlistsPage(page);
  const programmes = card('Monday').locator('a[href^="/card/"]');
  await expect(programmes).toHaveCount(2);
  // The editor loads with the dialog.
  await edit('Monday').press('Enter');
  const name = dialog.getByRole('textbox', { name: /^Name/ });
  await expect(name).toBeFocused();

  await context.setOffline(true);
  await name.fill('Tuesday');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Nothing was saved');
  await expect(name).toHaveValue('Tuesday');
  await dialog.locator('footer').getByRole('button', { name: 'Cancel' }).click();

  await duplicate('Monday').click();
  await expect(failure(page, 'Nothing was saved')).toBeVisible();
  await failure(page, 'Nothing was saved').getByRole('button', { name: 'Close' }).click();
  await confirmDeletion(page, 'Monday');
  await expect(failure(page, '“Monday” could not be deleted.')).toBeVisible();
  await expect(card('Monday')).toBeVisible();
  await expect(programmes).toHaveCount(2);

  await context.setOffline(false);
  expect((await kept.playlists()).map((playlist) => playlist.name)).toEqual(['Monday']);
});
