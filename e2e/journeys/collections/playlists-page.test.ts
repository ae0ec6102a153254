import type { Locator } from '@playwright/test';
import { axeProblems } from '../../fixtures/axe.ts';
import { startEmpty } from '../../fixtures/collections.ts';
import { playlistsPage } from '../../fixtures/playlists-page.ts';
import { searchAnsweredAfter } from '../../fixtures/searches.ts';
import { expect, test } from '../../fixtures/test.ts';

const boxOf = (shown: Locator) =>
  shown.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });

test('[PLS-01] shows playlists in two columns, finds them by the start of their name, and opens one', async ({
  page,
  signIn,
}) => {
  const kept = await startEmpty(page, signIn);
  const { programs } = await kept.search({ resultsPerPage: 9 });
  const monday = await kept.addPlaylist('Monday', '<b>For</b> Monday<img src=x onerror=alert(1)>');
  await kept.addPlaylist('Tuesday');
  await kept.fill(
    monday.id,
    programs.map(({ idProgram }) => idProgram),
  );
  await page.goto('/playlists');
  const { main, card, open } = playlistsPage(page);
  await expect(main.getByRole('heading', { level: 1, name: 'Playlists' })).toBeVisible();
  await expect(main.getByText('Collections of programmes made by you or your colleagues.')).toBeVisible();
  await expect(card('Monday').locator('strong, b')).toHaveText('For');
  await expect(card('Monday').getByText('9 programmes')).toBeVisible();
  await expect(card('Monday').locator('a[href^="/card/"]')).toHaveCount(7);
  await expect(card('Monday')).toContainText(/Created \d.* Updated \d/);
  await expect(card('Tuesday').getByText('No items')).toBeVisible();
  await expect(main.getByRole('switch')).toBeHidden();
  const [left, right] = [await card('Monday').boundingBox(), await card('Tuesday').boundingBox()];
  expect(right?.y).toBe(left?.y);
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  expect(await axeProblems(page, 'main')).toEqual([]);

  await main.getByRole('searchbox', { name: 'Search by name' }).fill(' MON');
  await expect(card('Tuesday')).toBeHidden();
  // On the card, beside its links and buttons.
  for (const text of [/Created/, 'For Monday', '9 programmes']) {
    const { body } = await searchAnsweredAfter(page, () => card('Monday').getByText(text).click());
    expect(body).toMatchObject({ selectedPlaylists: [monday.id] });
    await expect(open('Monday')).toBeHidden();
    await page.goBack();
  }
});

test('[PLS-02] edits, duplicates and deletes a playlist, and undoes a deletion', async ({ page, signIn }) => {
  const kept = await startEmpty(page, signIn);
  await kept.addPlaylist('Monday');
  await page.goto('/playlists');
  const { main, dialog, card, edit, duplicate, remove, notice } = playlistsPage(page);
  await edit('Monday').click();
  const name = dialog.getByRole('textbox', { name: /^Name/ });
  await name.fill('  ');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Moonday');
  expect(await axeProblems(page, '[role="dialog"]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(edit('Moonday')).toBeFocused();

  await duplicate('Moonday').click();
  await expect(notice('Duplicated as “Moonday (copy)”.')).toBeVisible();
  await expect(card('Moonday (copy)')).toBeVisible();

  await remove('Moonday').click();
  await expect(dialog).toContainText('Are you sure you want to delete “Moonday”?');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(card('Moonday')).toBeHidden();
  await expect(page.locator(':focus')).toContainText('Moonday (copy)');
  const names = async () => (await kept.playlists()).map((playlist) => playlist.name);
  await expect.poll(names).toEqual(['Moonday (copy)']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card('Moonday')).toBeVisible();
  expect(await names()).toEqual(['Moonday', 'Moonday (copy)']);

  await remove('Moonday').click();
  // The second click must not open the item behind the question.
  await dialog.getByRole('button', { name: 'Delete', exact: true }).dblclick();
  await expect(notice('“Moonday” deleted.')).toBeVisible();
  await expect(page).toHaveURL('/playlists');
  await expect.poll(names).toEqual(['Moonday (copy)']);

  await remove('Moonday (copy)').click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(main.getByText('You have no playlists yet.')).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
});

test('[FLD-01] a drop position at the end of a line of two playlists is marked there', async ({
  page,
  signIn,
}) => {
  const kept = await startEmpty(page, signIn);
  for (const name of ['One', 'Two', 'Three']) await kept.addPlaylist(name);
  await page.goto('/playlists');
  const { card } = playlistsPage(page);
  await expect(card('Three').getByText('No items')).toBeVisible();
  const names = page.getByRole('row').getByRole('heading');
  await expect(names).toHaveText(['One', 'Two', 'Three']);

  const second = await boxOf(card('Two'));
  await card('One').locator('header').hover();
  await page.mouse.down();
  await page.mouse.move(second.x + second.width / 2, second.y + second.height / 2, { steps: 5 });
  await page.mouse.move(second.x + second.width - 20, second.y + second.height / 2, { steps: 5 });
  const mark = page.locator('[data-drop-target]');
  await expect(mark).toBeVisible();
  await expect.poll(async () => (await boxOf(mark)).x).toBeGreaterThan(second.x + second.width);
  expect((await boxOf(mark)).y).toBe(second.y);
  await page.mouse.up();
  await expect(names).toHaveText(['Two', 'One', 'Three']);
});

test('the keyboard reaches a playlist without scrolling, and shows the whole of each programme', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const kept = await startEmpty(page, signIn);
  const { programs } = await kept.search({ resultsPerPage: 7 });
  for (const name of ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh']) {
    const { id } = await kept.addPlaylist(name);
    await kept.fill(
      id,
      programs.map(({ idProgram }) => idProgram),
    );
  }
  await page.goto('/playlists');
  const { main, card } = playlistsPage(page);
  const pictures = card('First').locator('a[href^="/card/"]');
  await expect(pictures).toHaveCount(7);
  const heading = main.getByRole('heading', { level: 1 });
  const { y } = await boxOf(heading);
  await main.getByRole('button', { name: 'New folder' }).focus();
  const row = page.getByRole('row').filter({ hasText: 'First' });
  while (!(await row.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
  expect((await boxOf(heading)).y).toBe(y);
  await pictures.first().focus();
  for (const picture of (await pictures.all()).slice(1)) {
    await page.keyboard.press('Tab');
    await expect(picture).toBeFocused();
    await expect(picture).toBeInViewport({ ratio: 1 });
  }
});
