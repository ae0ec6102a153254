import type { Locator } from '@playwright/test';
import { authenticate, signInQuickly } from '../../fixtures/accounts.ts';
import { expectOwnName, test } from '../../fixtures/branded-site.ts';
import { Collections } from '../../fixtures/collections.ts';
import { openDialog } from '../../fixtures/open-dialog.ts';
import { expect, type Page } from '../../fixtures/test.ts';
import { visit } from '../../fixtures/visit.ts';
import { patiently } from '../../setup/patience.ts';

/** The names of the pressed controls, in both languages. */
const NAMES = {
  savedSearches: /^(Saved searches|已保存的搜索)/,
  compare: /^(Compare with…|与其他节目对比……)$/,
  request: /^(Request more analysis|申请更多分析)$/,
  requestNext: /^(Continue|继续)$/,
  excel: /^(Export Excel|导出 Excel)$/,
  pdf: /^(Export PDF|导出 PDF)$/,
  saveSearch: /^(Save search|保存搜索)$/,
  add: /^(Add to playlist|加入片单)$/,
  remove: /^(Remove from playlists|从片单中移除)$/,
  filters: /^(View all filters|查看全部筛选条件)$/,
  share: /^(Share “Nights”|分享“Nights”)$/,
  editPlaylist: /^(Edit “Nights”|编辑“Nights”)$/,
  editSearch: /^(Edit “Dramas”|编辑“Dramas”)$/,
  deleteSearch: /^(Delete “Dramas”|删除“Dramas”)$/,
  signOutEverywhere: /^(Log out everywhere|在所有设备上退出登录)$/,
  userMenu: /(User menu of|的用户菜单)/,
  password: /^(Password management|密码管理)$/,
} as const;

/** Far more programmes than one PDF may contain. */
const RESULTS = '/search?v=1&from=latest&start=2020-01-01';

const button = (place: Page | Locator, name: RegExp) => place.getByRole('button', { name });

/** Opens a dialog, waits until it has loaded, and checks its texts. */
async function checkDialog(page: Page, open: () => Promise<void>): Promise<Locator> {
  await open();
  const dialog = openDialog(page);
  await expect(dialog).toHaveText(/\S/);
  await expect(dialog.getByRole('status', { name: /Loading|加载/ })).toHaveCount(0);
  await expectOwnName(page);
  return dialog;
}

/** The same, then closes the dialog. */
async function checkAndClose(page: Page, open: () => Promise<void>): Promise<void> {
  const dialog = await checkDialog(page, open);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test.beforeEach(() => {
  test.setTimeout(patiently(120_000));
});

test('no dialog of a provider has the name of the product', async ({ page, context, branded }) => {
  const token = await signInQuickly(context, 'demo', { language: 'ch' }, branded.url);
  const collections = new Collections(page.request, token, branded.url);
  await collections.clear();
  await collections.addSearch('Dramas', {});
  await collections.addPlaylist('Nights');
  const main = page.getByRole('main');

  await page.goto('/card/7');
  await checkAndClose(page, () => button(main, NAMES.compare).click());
  await checkAndClose(page, () => button(main, NAMES.add).first().click());
  const form = await checkDialog(page, () => button(main, NAMES.request).click());
  await button(form, NAMES.requestNext).click();
  await expect(form.getByRole('radio').first()).toBeFocused();
  await expectOwnName(page);
  await page.keyboard.press('Escape');

  await visit(page, RESULTS);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/\d/);
  await checkAndClose(page, () => button(main, NAMES.pdf).click());
  await checkAndClose(page, () => button(main, NAMES.add).click());
  await checkAndClose(page, () => button(main, NAMES.remove).click());

  await visit(page, '/savedSearches');
  for (const name of [NAMES.editSearch, NAMES.deleteSearch])
    await checkAndClose(page, () => button(main, name).click());
  await visit(page, '/playlists');
  for (const name of [NAMES.editPlaylist, NAMES.share])
    await checkAndClose(page, () => button(main, name).click());
  await visit(page, '/account');
  await checkAndClose(page, () => button(main, NAMES.signOutEverywhere).click());
  await button(page, NAMES.userMenu).click();
  await checkAndClose(page, () => page.getByRole('menuitem', { name: NAMES.password }).click());
});

test('no saved search, export or ended session of a provider has the name of the product', async ({
  page,
  context,
  branded,
  expectFailures,
}) => {
  expectFailures(/console: .*status of 401/, /console: .*status of 404/);
  await signInQuickly(context, 'demo', {}, branded.url);
  const main = page.getByRole('main');
  await page.goto('/search?v=1&video=1');
  await checkAndClose(page, () => button(main, NAMES.saveSearch).click());
  await checkAndClose(page, () => button(main, NAMES.filters).click());
  const download = page.waitForEvent('download');
  await button(main, NAMES.excel).click();
  await download;
  await expectOwnName(page);

  // Another session ends this one.
  await authenticate(page.request, 'demo', branded.url);
  await page.locator('nav').getByRole('link', { name: NAMES.savedSearches }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('main').locator('form')).toBeVisible();
  await expectOwnName(page);
  await visit(page, '/freeTrial');
  await expect(page.getByRole('main').locator('form')).toBeVisible();
  await expectOwnName(page);
  await page.goto('/no/such/page');
  await expect(page.getByRole('main')).toBeVisible();
  await expectOwnName(page);
});

test('no part or dialog of a provider that cannot be loaded has the name of the product', async ({
  page,
  context,
  branded,
  expectFailures,
}) => {
  expectFailures(/mfe-collections/, /ERR_CONNECTION_REFUSED/);
  await signInQuickly(context, 'demo', { language: 'ch' }, branded.url);
  await page.route('**/remotes/mfe-collections/**', (route) => route.abort('connectionrefused'));
  await page.goto('/playlists');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.getByText('SCREENLINE-108').first().click();
  await expectOwnName(page);
  await visit(page, RESULTS);
  await button(page.getByRole('main'), NAMES.add).click();
  await expect(openDialog(page).getByRole('alert')).toBeVisible();
  await expectOwnName(page);
});
