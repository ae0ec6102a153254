import { axeProblems } from '../../fixtures/axe.ts';
import { results } from '../../fixtures/results.ts';
import { SEARCH_CALL, searchAnsweredAfter } from '../../fixtures/searches.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

/** Names of the controls of the search area that this test uses, by language. */
const NAMES = {
  en: {
    latest: 'Latest programmes',
    panel: 'Advanced search',
    more: 'More filters',
    calendar: 'Choose in the calendar',
    grid: 'Results',
    table: 'List',
    ticks: 'Show selection',
    all: 'View all filters',
    save: 'Save search',
    add: 'Add to playlist',
    create: /^Create a new/,
    nothing: 'Nothing to search for yet',
    none: 'No results',
    failed: 'The search could not be run',
  },
  ch: {
    latest: '最新节目',
    panel: '高级搜索',
    more: '更多筛选条件',
    calendar: '在日历中选择',
    grid: '搜索结果',
    table: '列表',
    ticks: '显示选择框',
    all: '查看全部筛选条件',
    save: '保存搜索',
    add: '加入片单',
    create: /^新建/,
    nothing: '尚无搜索条件',
    none: '没有结果',
    failed: '搜索未能完成',
  },
} as const;
type Language = keyof typeof NAMES;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const searchBox = (page: Page) => page.getByRole('banner').getByRole('searchbox');

async function expectNothing(page: Page, where: string, within?: string): Promise<void> {
  expect(await axeProblems(page, within), where).toEqual([]);
}

/** Limits the check to the dialog, because the page was checked before it opened. */
const DIALOG = '[role="dialog"]';

async function showLatest(page: Page, language: Language): Promise<void> {
  await page.goto('/faq');
  await button(page, NAMES[language].latest).click();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
}

// Colours depend on the theme, texts and names on the language: two runs see both of each.
for (const { colorScheme, language } of [
  { colorScheme: 'light', language: 'en' },
  { colorScheme: 'dark', language: 'ch' },
] as const) {
  const names = NAMES[language];

  test.describe(`axe finds no faults in the ${colorScheme} theme, language '${language}':`, () => {
    test.use({ colorScheme });
    test.slow();

    test('in pages that lead to searches', async ({ page, signIn }) => {
      await signIn('colleague', { language });
      for (const path of ['/', '/savedSearches', '/playlists']) {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
        await expectNothing(page, path);
      }
    });

    test('in results, their dialogs and the card', async ({ page, signIn }) => {
      // For users with searches and playlists, dialogs start with a menu.
      await signIn('colleague', { language });
      await showLatest(page, language);
      await button(page, names.ticks).click();
      await expectNothing(page, 'thumbnails');
      await button(page, names.all).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNothing(page, 'recap', DIALOG);
      await page.keyboard.press('Escape');
      for (const dialog of [names.save, names.add]) {
        await button(page, dialog).click();
        await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
        await expectNothing(page, dialog, DIALOG);
        await page.getByRole('dialog').getByRole('button', { name: names.create }).click();
        await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
        await expectNothing(page, `${dialog}, new`, DIALOG);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      const { result } = await searchAnsweredAfter(page, () => button(page, names.latest).click());
      await page.getByRole('radio', { name: names.table }).click();
      await expect(page.getByRole('columnheader').first()).toBeVisible();
      await expectNothing(page, 'table');
      await page.goto(`/card/${result.programs[0]?.idProgram ?? 0}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expectNothing(page, 'card');
    });

    test('in empty, unsuccessful and failed searches', async ({ page, signIn, expectFailures }) => {
      expectFailures('answer: 500', /console: .*status of 500/);
      await signIn('demo', { language });
      await page.goto('/faq');
      const main = page.getByRole('main');
      await searchBox(page).press('Enter');
      await expect(main.getByRole('heading', { name: names.nothing })).toBeVisible();
      await expectNothing(page, 'invalid');
      await searchBox(page).fill('%_ no such title');
      await searchBox(page).press('Enter');
      await expect(main.getByRole('heading', { name: names.none })).toBeVisible();
      await expectNothing(page, 'empty');
      await page.route(SEARCH_CALL, (route) => route.fulfill({ status: 500, json: {} }));
      await button(page, names.latest).click();
      await expect(main.getByRole('heading', { name: names.failed })).toBeVisible();
      await expectNothing(page, 'failed');
    });

    test('in the panel with each of its lists and calendars open', async ({ page, signIn }) => {
      await signIn('demo', { language });
      await showLatest(page, language);
      await button(page, names.panel).click();
      const panel = page.getByRole('complementary', { name: names.panel });
      await button(page, names.more).click();
      const lists = panel.locator('button[aria-haspopup="dialog"][aria-labelledby]');
      await expect(lists).toHaveCount(7);
      await expectNothing(page, 'panel');
      // Trees and plain lists look the same everywhere, so their colours are checked only once.
      for (const place of colorScheme === 'light' ? [0, 1, 2, 3, 4, 5, 6] : [0, 1]) {
        const list = lists.nth(place);
        await expect(list).toBeEnabled();
        await list.click();
        await expect(page.getByRole('tree')).toBeVisible();
        await expectNothing(page, `list ${String(place)}`, DIALOG);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('tree')).toBeHidden();
      }
      await button(page, names.calendar).click();
      await expect(page.getByRole('dialog').getByRole('grid')).toHaveCount(2);
      await expectNothing(page, 'calendars', DIALOG);
      await expect(results(page).scroller).toHaveCount(1);
    });
  });
}
