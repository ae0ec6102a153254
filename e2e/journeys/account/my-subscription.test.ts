import readWorkbook from 'read-excel-file/node';
import { axeProblems } from '../../fixtures/axe.ts';
import { chooseInUserMenu, expectNoSidewaysScroll, frame } from '../../fixtures/frame.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[SUB-01] the subscription page shows each access with its lists, and exports it as a spreadsheet', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('limited');
  await page.goto('/');
  await chooseInUserMenu(page, 'My company subscription');
  await expect(page).toHaveURL('/mySubscription');
  const { main } = frame(page);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('My company subscription');
  const access = main.getByRole('article').first();
  // The sample's accesses move with the year.
  const year = new Date().getUTCFullYear();
  await expect(access).toContainText(`01/01/${year - 3} - 31/12/${year + 1}`);

  const channels = access.getByRole('region', { name: 'Countries and channels' });
  const tree = channels.getByRole('tree');
  await expect(tree).toContainText('Audience Results Included');
  await expect(tree).toContainText('Audience Results Excluded');
  // By keyboard: down to the second country, open it, first channel, back, close it.
  await tree.focus();
  await page.keyboard.press('ArrowDown');
  const country = tree.getByRole('treeitem', { level: 1 }).nth(1);
  await page.keyboard.press('ArrowRight');
  await expect(country).toHaveAttribute('aria-expanded', 'true');
  await expect(tree.getByRole('treeitem', { level: 2 }).first()).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(country).toHaveAttribute('aria-expanded', 'false');

  const download = page.waitForEvent('download');
  await access.getByRole('button', { name: /to Excel$/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Subscription-Report.xlsx');
  const sheets = await readWorkbook(await file.path());
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Access', 'Genres', 'Channels']);
  expect(await axeProblems(page)).toEqual([]);
});

test('[SUB-01] a list of thousands of channels renders only the lines around the visible ones, and search finds all of them', async ({
  page,
  signIn,
}) => {
  await signIn('demo');
  await page.goto('/mySubscription');
  const channels = page.getByRole('region', { name: 'Countries and channels' }).first();
  const tree = channels.getByRole('tree');
  await expect(tree).toBeVisible();
  await expect(channels).toContainText(/Channels: \d,\d{3}/);
  // The browser's search finds every country.
  await expect.poll(() => tree.getByRole('treeitem').count()).toBeGreaterThan(100);
  // It matches in nearly all countries, whose channels are then all visible.
  await channels.getByRole('searchbox').fill('a');
  await expect(tree.getByRole('treeitem', { level: 2 }).first()).toBeVisible();
  await expect.poll(() => tree.getByRole('treeitem').count()).toBeLessThan(400);
  await tree.focus();
  await page.keyboard.press('End');
  await expect(tree.getByRole('treeitem').last()).toBeVisible();
  await expect.poll(() => tree.getByRole('treeitem').count()).toBeLessThan(400);
  await channels.getByRole('searchbox').fill('no channel has this name');
  await expect(channels).toContainText('Nothing contains “no channel has this name”.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[SUB-01] both lists are collapsed at first, and nothing is wider than the screen', async ({
    page,
    signIn,
  }) => {
    await signIn('limited');
    await page.goto('/mySubscription');
    const button = page.getByRole('button', { name: 'Countries and channels' }).first();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('tree')).toHaveCount(0);
    await button.click();
    await expect(page.getByRole('tree', { name: 'Countries and channels' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    expect(await axeProblems(page)).toEqual([]);
  });
});
