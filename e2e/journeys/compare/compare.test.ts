import { axeProblems } from '../../fixtures/axe.ts';
import { exportsOf, printedTitle, readPdfPages, savedAfter } from '../../fixtures/exports.ts';
import { chooseInUserMenu, expectNoSidewaysScroll, frame } from '../../fixtures/frame.ts';
import { results } from '../../fixtures/results.ts';
import { searchLatest } from '../../fixtures/searches.ts';
import { selectAll, showTicks, tick } from '../../fixtures/selecting.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

const compared = (page: Page) => page.getByRole('columnheader').getByRole('link');
const idsOf = (page: Page) => new URL(page.url()).searchParams.get('ids')?.split(',').map(Number);

test('compares the ticked results, and updates the address with every change', async ({ page, signIn }) => {
  test.slow();
  await signIn();
  await page.goto('/faq');
  const { result } = await searchLatest(page);
  const titles = result.programs.slice(0, 4).map(({ localTitle }) => localTitle);
  const ids = result.programs.slice(0, 4).map(({ idProgram }) => idProgram);
  await expect(results(page).thumbnails.getByRole('gridcell').first()).toBeVisible();
  const compare = page.getByRole('button', { name: 'Compare', exact: true });
  await expect(compare).toHaveAttribute('aria-disabled', 'true');
  await showTicks(page);
  await selectAll(page).click();
  for (const place of [2, 0, 1]) await tick(page, place).click();
  await expect(compare).not.toHaveAttribute('aria-disabled');
  await compare.click();

  const heading = page.getByRole('heading', { level: 1, name: 'Compare programmes' });
  await expect(heading).toBeVisible();
  await expect(compared(page)).toContainText([titles[0] ?? '', titles[1] ?? '', titles[2] ?? '']);
  expect(idsOf(page)).toEqual(ids.slice(0, 3));
  await expect(page.getByRole('rowheader', { name: /^Channel/ })).toBeVisible();

  await page
    .getByRole('button', { name: /^Remove/ })
    .nth(2)
    .click();
  await expect(compared(page)).toHaveCount(2);
  // Moving a column leaves the page where it is, and the focus on the button.
  await page.setViewportSize({ width: 1280, height: 500 });
  await frame(page).scroller.evaluate((element) => (element.scrollTop = 200));
  const toTheLeft = page.getByRole('button', { name: /^Move .* to the left$/ }).nth(1);
  await toTheLeft.press('Enter');
  await expect(compared(page)).toContainText([titles[1] ?? '', titles[0] ?? '']);
  expect(await frame(page).scroller.evaluate((element) => element.scrollTop)).toBe(200);
  await expect(page.getByRole('columnheader').getByRole('button').and(page.locator(':focus'))).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goBack();
  await page.goBack();
  await expect(compared(page)).toHaveCount(3);
  await page.getByRole('switch', { name: 'Only differences' }).focus();
  await page.keyboard.press('Space');
  for (const row of await page.locator('th[scope=row]').all()) await expect(row).toContainText('(differs)');
  expect(await axeProblems(page)).toEqual([]);

  // On paper it has no controls.
  await page.emulateMedia({ media: 'print' });
  for (const role of ['button', 'radio', 'switch'] as const)
    await expect(page.locator(':not(svg *)').and(page.getByRole(role)), role).toHaveCount(0);
  await page.emulateMedia({ media: null });

  const file = await savedAfter(page, () => exportsOf(page).pdf.click());
  expect(file.suggestedFilename()).toBe('Programme-Comparison.pdf');
  const [first = ''] = await readPdfPages(file);
  for (const programme of result.programs.slice(0, 3))
    expect(first).toContain(printedTitle(programme).split(' ')[0]);

  await chooseInUserMenu(page, '中文');
  await expect(page.getByRole('heading', { level: 1, name: '节目对比' })).toBeVisible();
  await expect(compared(page)).toHaveCount(3);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeProblems(page)).toEqual([]);
});

test('compares a card with related programmes and with programmes found by title', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn();
  await page.goto('/');
  const path = await page.locator('main a[href^="/card/"]').first().getAttribute('href');
  await page.goto(String(path));
  await page.getByRole('button', { name: 'Compare with…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Compare “.*” with$/ });
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('searchbox', { name: 'Search by title' }).fill('the');
  await expect(dialog.getByText('Search results')).toBeVisible();
  await dialog.getByRole('list', { name: 'Search results' }).getByRole('checkbox').first().check();
  await expect(dialog.getByRole('list', { name: 'Selected' }).getByRole('listitem')).toHaveCount(1);
  expect(await axeProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(compared(page)).toHaveCount(3);

  // A phone shows two programmes that the user chooses, and cuts nothing off.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(compared(page)).toHaveCount(2);
  await page
    .getByRole('button', { name: /Programme in this column/ })
    .first()
    .click();
  await page.getByRole('option').nth(2).click();
  await expect(compared(page)).toHaveCount(2);
  await expectNoSidewaysScroll(page);
});

test('shows no programme outside the subscription, and explains an empty comparison', async ({
  page,
  signIn,
  expectFailures,
}) => {
  await signIn('limited');
  await page.goto('/');
  const path = await page.locator('main a[href^="/card/"]').first().getAttribute('href');
  const id = /\d+/.exec(path ?? '')?.[0] ?? '';
  await page.goto(`/compare?ids=${id},999999999`);
  await expect(page.getByRole('columnheader', { name: /out of your subscription/ })).toBeVisible();
  await expect(compared(page).first()).toHaveAttribute('href', `/card/${id}`);

  expectFailures(/answer: 503 GET .*GetCard/, /console: .*503/);
  const call = `**/api/Card/GetCard/${id}/**`;
  await page.route(call, (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  const retry = page.getByRole('columnheader').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unroute(call);
  await retry.click();
  await expect(compared(page).first()).toHaveAttribute('href', `/card/${id}`);

  await page.goto('/compare?ids=nothing');
  await expect(page.getByText('Choose two to four programmes to see them side by side.')).toBeVisible();
  await expect(page.getByText(/They were ignored/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Compare', exact: true })).toBeDisabled();
});
