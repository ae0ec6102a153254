import { results, scrollPosition, scrollTo } from '../../fixtures/results.ts';
import { SEARCH_CALL } from '../../fixtures/searches.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

const WIDTHS = [390, 1024, 1600];
const LANGUAGES = [
  { language: 'en', retry: 'Retry', backToTop: 'Back to top' },
  { language: 'ch', retry: '重试', backToTop: '返回顶部' },
] as const;

/** How requests for further pages end: never, with a failure, or with the server's response. */
type Network = 'slow' | 'failing' | 'working';

async function serveNextPages(page: Page): Promise<(network: Network) => void> {
  let network: Network = 'failing';
  await page.route(SEARCH_CALL, async (route) => {
    const { page: number } = route.request().postDataJSON() as { readonly page: number };
    if (number === 1 || network === 'working') await route.continue();
    else if (network === 'failing') await route.abort();
  });
  return (now) => (network = now);
}

/** The visible actions of the list whose centre another element covers. */
const covered = (page: Page) =>
  results(page).scroller.evaluate((scroller) => {
    const { top, bottom, left, right } = scroller.getBoundingClientRect();
    return [...scroller.querySelectorAll('a, button, input')].flatMap((action) => {
      const box = action.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (box.width < 2 || x < left || x > right || y < top || y > bottom) return [];
      const there = document.elementFromPoint(x, y);
      const isFree = there !== null && (action.contains(there) || there.contains(action));
      return isFree || there?.closest('thead') != null ? [] : [action.outerHTML.slice(0, 120)];
    });
  });

for (const { language, retry, backToTop } of LANGUAGES)
  for (const view of ['list', 'thumbnails'])
    test(`nothing covers an action at the end of the ${view}, in ${language}`, async ({
      page,
      signIn,
      expectFailures,
    }) => {
      test.slow();
      expectFailures(/net::ERR_FAILED/);
      await signIn('demo', { language });
      const turn = await serveNextPages(page);
      const { scroller } = results(page);
      const top = page.getByRole('button', { name: backToTop });
      const again = scroller.getByRole('button', { name: retry });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        turn('failing');
        await page.goto(`/search?v=1&days=6.7${view === 'list' ? '&view=list' : ''}`);
        await expect(scroller.getByRole('link').first()).toBeVisible();
        await expect(async () => {
          await scrollTo(scroller, 1);
          await expect(again).toBeInViewport({ ratio: 1, timeout: 500 });
        }).toPass();
        await expect(top).toBeVisible();
        expect(await covered(page), `failed, ${width} px`).toEqual([]);

        turn('slow');
        await again.click();
        await expect(again).toBeHidden();
        await scrollTo(scroller, 1);
        expect(await covered(page), `loading, ${width} px`).toEqual([]);

        turn('working');
        await page.goto(`/search?v=1&q=night${view === 'list' ? '&view=list' : ''}`);
        await expect(scroller.getByRole('link').first()).toBeVisible();
        await expect(async () => {
          await scrollTo(scroller, 1);
          const { top: scrolled, way } = await scrollPosition(scroller);
          expect(way - scrolled).toBeLessThan(1);
          await expect(top).toBeVisible({ timeout: 500 });
        }).toPass();
        expect(await covered(page), `end of the list, ${width} px`).toEqual([]);
      }
    });
