import { axeProblems } from '../../fixtures/axe.ts';
import { chooseInUserMenu } from '../../fixtures/frame.ts';
import { results } from '../../fixtures/results.ts';
import { SEARCH_CALL } from '../../fixtures/searches.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';
import { visit } from '../../fixtures/visit.ts';

/** Names of the controls of the search area that this test uses, by language. */
const NAMES = {
  en: {
    latest: 'Latest programmes',
    panel: 'Advanced search',
    calendar: 'Choose in the calendar',
    grid: 'Results',
    table: 'List',
    thumbnails: 'Thumbnails',
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
    calendar: '在日历中选择',
    grid: '搜索结果',
    table: '列表',
    thumbnails: '缩略图',
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

async function showLatest(page: Page): Promise<void> {
  await page.goto('/faq');
  await button(page, NAMES.en.latest).click();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
}

/** Colours depend on the theme, texts and names on the language: two runs on one page see both of each. */
async function inBothLooks(
  page: Page,
  look: (language: Language, colorScheme: 'light' | 'dark') => Promise<void>,
): Promise<void> {
  await look('en', 'light');
  await chooseInUserMenu(page, '中文');
  await page.emulateMedia({ colorScheme: 'dark' });
  // Rows in the earlier language are pale until the new ones arrive.
  await expect(page.locator('main [aria-busy]')).toHaveCount(0);
  await look('ch', 'dark');
}

test.describe('axe finds no faults in both themes and languages:', () => {
  test.slow();

  test('in pages that lead to searches', async ({ page, signIn }) => {
    await signIn('colleague');
    // A page without headings that appear later, which `visit` could take for those of the next page.
    await page.goto('/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await inBothLooks(page, async (language) => {
      for (const path of ['/', '/savedSearches', '/playlists']) {
        await visit(page, path);
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
        await expectNothing(page, `${path}, ${language}`);
      }
    });
  });

  test('in results and their dialogs', async ({ page, signIn }) => {
    // For users with searches and playlists, dialogs start with a menu.
    await signIn('colleague');
    await showLatest(page);
    await button(page, 'Show selection').click();
    await inBothLooks(page, async (language) => {
      const names = NAMES[language];
      await page.getByRole('radio', { name: names.thumbnails }).click();
      await expect(page.getByRole('gridcell').first()).toBeVisible();
      await expectNothing(page, `thumbnails, ${language}`);
      await button(page, names.all).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNothing(page, `recap, ${language}`, DIALOG);
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
      await page.getByRole('radio', { name: names.table }).click();
      await expect(page.getByRole('columnheader').first()).toBeVisible();
      await expectNothing(page, `table, ${language}`);
    });
  });

  test('in empty, unsuccessful and failed searches', async ({ page, signIn, expectFailures }) => {
    expectFailures('answer: 500', /console: .*status of 500/);
    await signIn('demo');
    await page.goto('/faq');
    const main = page.getByRole('main');
    await inBothLooks(page, async (language) => {
      const names = NAMES[language];
      await searchBox(page).fill('');
      await searchBox(page).press('Enter');
      await expect(main.getByRole('heading', { name: names.nothing })).toBeVisible();
      await expectNothing(page, `invalid, ${language}`);
      await searchBox(page).fill('%_ no such title');
      await searchBox(page).press('Enter');
      await expect(main.getByRole('heading', { name: names.none })).toBeVisible();
      await expectNothing(page, `empty, ${language}`);
      await page.route(SEARCH_CALL, (route) => route.fulfill({ status: 500, json: {} }));
      await button(page, names.latest).click();
      await expect(main.getByRole('heading', { name: names.failed })).toBeVisible();
      await expectNothing(page, `failed, ${language}`);
      await page.unroute(SEARCH_CALL);
      await visit(page, '/faq');
    });
  });

  test('in the panel with each of its lists and calendars open', async ({ page, signIn }) => {
    await signIn('demo');
    await showLatest(page);
    await button(page, NAMES.en.panel).click();
    await button(page, 'More filters').click();
    await inBothLooks(page, async (language, colorScheme) => {
      const names = NAMES[language];
      const panel = page.getByRole('complementary', { name: names.panel });
      const lists = panel.locator('button[aria-haspopup="dialog"][aria-labelledby]');
      await expect(lists).toHaveCount(7);
      await expectNothing(page, `panel, ${language}`);
      // Trees and plain lists look the same everywhere, so their colours are checked only once.
      for (const place of colorScheme === 'light' ? [0, 1, 2, 3, 4, 5, 6] : [0, 1]) {
        const list = lists.nth(place);
        await expect(list).toBeEnabled();
        await list.click();
        await expect(page.getByRole('tree')).toBeVisible();
        await expectNothing(page, `list ${String(place)}, ${language}`, DIALOG);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('tree')).toBeHidden();
      }
      await button(page, names.calendar).click();
      await expect(page.getByRole('dialog').getByRole('grid')).toHaveCount(2);
      await expectNothing(page, `calendars, ${language}`, DIALOG);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(results(page).scroller).toHaveCount(1);
    });
  });
});
