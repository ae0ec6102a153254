import { logonInfoOfToken } from '@airdex/shared-contracts/api';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { chooseInUserMenu } from '../../fixtures/frame.ts';
import { recordData, shownTexts, textsWith } from '../../fixtures/page-texts.ts';
import { searchAnsweredAfter } from '../../fixtures/searches.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';
import { visit } from '../../fixtures/visit.ts';

const ENGLISH = /[a-z]{2,}/i;
const CHINESE = /\p{Script=Han}/u;
/** A search term that the page repeats, and that belongs to neither language. */
const TYPED = 'no such title';

const storedLanguage = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), LOCAL_STORAGE_KEYS.language);

for (const [stored, lang, languageId] of [
  ['ch', 'zh-CN', '1'],
  ['fr', 'en', ''],
] as const)
  test(`[LNG-01] '${stored}' in local storage means ${lang}, with the language id '${languageId}'`, async ({
    page,
    signIn,
  }) => {
    await signIn('demo', { language: stored });
    const requested = page.waitForRequest('**/api/Faqs/GetFaqsChapters/');
    await page.goto('/faq');
    expect((await (await requested).allHeaders())['languageid'] ?? '').toBe(languageId);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  });

test('[LNG-01] the menu switches the language of everything at once, and the choice is stored', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
  const requested = page.waitForRequest('**/api/Faqs/GetFaqsChapters/');
  await chooseInUserMenu(page, '中文');
  expect(await (await requested).headerValue('LanguageId')).toBe('1');
  await expect(page.getByRole('heading', { level: 1, name: '常见问题' })).toBeVisible();
  await expect(page).toHaveTitle(/^常见问题/);
  expect(await storedLanguage(page)).toBe('ch');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '常见问题' })).toBeVisible();

  await chooseInUserMenu(page, 'English');
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
  expect(await storedLanguage(page)).toBe('en');
});

test('[LNG-01] a visitor switches the language on the login page', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
  expect(textsWith(ENGLISH, await shownTexts(page), new Set())).toEqual([]);
});

/** The pages that a user opens by their address. */
const PAGES = [
  '/savedSearches',
  '/playlists',
  '/dailyUpdate',
  '/mySubscription',
  '/reports',
  '/aboutUs',
  '/privacy',
  '/account',
  '/freeTrial',
  '/recoverPassword/none',
  '/unSubscribe/none/none',
  '/faq',
];
/** Must be loaded: its response is an error. */
const NO_PAGE = '/no/such/page';

/** Visits the screens, and calls `look` on each. */
async function visitScreens(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
  const main = page.getByRole('main');
  await page.goto(NO_PAGE);
  for (const path of [NO_PAGE, ...PAGES]) {
    if (path !== NO_PAGE) await visit(page, path);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.locator('[role=status][aria-label]')).toHaveCount(0);
    await look(path);
  }
  await page.getByRole('banner').getByRole('button').last().click();
  await expect(page.getByRole('menu')).toBeVisible();
  await look('user menu');
  await page.keyboard.press('Escape');

  await visit(page, '/');
  await expect(main.getByRole('link', { name: /./ }).first()).toBeVisible();
  await look('home');
  const quickSearch = page.getByRole('navigation').getByRole('button');
  const { result } = await searchAnsweredAfter(page, () => quickSearch.nth(2).click());
  await expect(page.getByRole('main').getByRole('gridcell').first()).toBeVisible();
  await look('thumbnails');
  await page.getByRole('radio').nth(1).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await look('table');
  await searchAnsweredAfter(page, () => page.getByRole('searchbox').first().fill(TYPED));
  await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true }).first()).toBeVisible();
  await look('no results');
  await visit(page, `/card/${result.programs[0]?.idProgram ?? 0}`);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(result.programs[0]?.localTitle ?? '');
  await look('card');
}

for (const [language, foreign, name] of [
  ['ch', ENGLISH, 'Chinese'],
  ['en', CHINESE, 'English'],
] as const)
  test(`[LNG-01] no screen in ${name} contains text in the other language`, async ({
    page,
    signIn,
    expectFailures,
  }) => {
    expectFailures(/answer: 404 GET .*\/no\/such\/page/, /console: .*404 .*\/no\/such\/page/);
    test.slow();
    const user = logonInfoOfToken(await signIn('colleague', { language }));
    const data = recordData(page, [user?.CompanyName ?? '', TYPED]);
    const found: string[] = [];
    let screens = 0;
    await visitScreens(page, async (screen) => {
      screens += 1;
      const texts = await shownTexts(page);
      expect(texts.length, screen).toBeGreaterThan(10);
      found.push(...textsWith(foreign, texts, await data()).map((text) => `${screen}: ${text}`));
    });
    expect(screens).toBe(19);
    expect(found).toEqual([]);
  });
