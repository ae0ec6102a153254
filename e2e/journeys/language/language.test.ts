import { chooseInUserMenu, frame } from '../../fixtures/frame.ts';
import { results } from '../../fixtures/results.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

/** Latin words of the interface that stay in Chinese: names, and what the catalogue holds. */
async function englishLeftovers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said: string[] = [];
    const isData = (element: Element) =>
      element.closest('[role=list], table, article, [data-catalogue], [lang=en]') !== null;
    for (const element of document.querySelectorAll('header *, nav *, footer *, main *')) {
      if (isData(element)) continue;
      const own = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent ?? '')
        .join('');
      said.push(own, element.getAttribute('aria-label') ?? '', element.getAttribute('placeholder') ?? '');
    }
    return said;
  });
}

/** Names that are the same in both languages: the product, its user, its networks, its addresses. */
const NAMES = /Airdex|Insights|demo|LinkedIn|YouTube|English|PDF|FAQ|Shift|\b[DX]\b|\S+@\S+|https?:\S+/g;

const inEnglish = (texts: readonly string[], data: readonly string[]) =>
  texts.filter((text) => {
    const rest = data.reduce((left, name) => left.replaceAll(name, ''), text).replace(NAMES, '');
    return /[a-z]{2,}/i.test(rest);
  });

test("[LNG-01] Chinese is chosen in the user menu, is kept as 'ch', and leaves no English text in the frame", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
  await chooseInUserMenu(page, '中文');
  await expect(page.getByRole('heading', { level: 1, name: '常见问题' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ch');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '常见问题' })).toBeVisible();
  const favourites = await page.evaluate(async () => {
    const response = await fetch('/api/Search/GetFavoritesSavedSearches', {
      headers: { Authorization: `Bearer ${localStorage.getItem('token') ?? ''}` },
    });
    return ((await response.json()) as { searchName: string }[]).map(({ searchName }) => searchName);
  });
  expect(inEnglish(await englishLeftovers(page), favourites)).toEqual([]);
});

test('[LNG-01] results change their language where they stand, and any other stored value is English', async ({
  page,
  signIn,
}) => {
  await signIn('demo', { language: 'fr' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await frame(page).searchBox.fill('the');
  await frame(page).searchBox.press('Enter');
  await expect(results(page).count).toHaveText(/programmes$/);
  await chooseInUserMenu(page, '中文');
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveText(/个节目$/);
});
