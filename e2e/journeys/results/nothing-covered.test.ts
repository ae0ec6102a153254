import { results, scrollPosition, scrollTo } from '../../fixtures/results.ts';
import { SEARCH_CALL } from '../../fixtures/searches.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

const LANGUAGES = [
  { language: 'en', retry: 'Retry', backToTop: 'Back to top', widths: [390, 1024, 1600] },
  // Chinese texts are shorter.
  { language: 'ch', retry: '重试', backToTop: '返回顶部', widths: [390] },
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

for (const { language, retry, backToTop, widths } of LANGUAGES)
  // Phones have no list.
  for (const view of language === 'en' ? ['list', 'thumbnails'] : ['thumbnails'])
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
      const table = scroller.locator('table');
      const top = page.getByRole('button', { name: backToTop });
      const again = scroller.getByRole('button', { name: retry });
      const inView = view === 'list' ? '&view=list' : '';
      /** Scrolls to the end of the list until `isThere` holds, then looks for covered actions. */
      const expectNothingCovered = async (where: string, isThere: () => Promise<void>): Promise<void> => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await expect(async () => {
            await scrollTo(scroller, 1);
            await isThere();
          }).toPass();
          // The list may grow after the resize, and is then no longer at its end.
          const coveredAtEnd = async () => {
            await scrollTo(scroller, 1);
            return covered(page);
          };
          await expect.poll(coveredAtEnd, { message: `${where}, ${width} px` }).toEqual([]);
        }
      };

      await page.goto(`/search?v=1&days=6.7${inView}`);
      await expect(scroller.getByRole('link').first()).toBeVisible();
      await expectNothingCovered('failed', async () => {
        await expect(again).toBeInViewport({ ratio: 1, timeout: 500 });
        await expect(top).toBeVisible({ timeout: 500 });
      });

      turn('slow');
      await again.click();
      await expectNothingCovered('loading', () => expect(again).toBeHidden({ timeout: 500 }));

      turn('working');
      await page.goto(`/search?v=1&q=night${inView}`);
      await expect(scroller.getByRole('link').first()).toBeVisible();
      await expectNothingCovered('end of the list', async () => {
        const { top: scrolled, way } = await scrollPosition(scroller);
        expect(way - scrolled).toBeLessThan(1);
        await expect(top).toBeVisible({ timeout: 500 });
      });
      // The whole last row; only the widest window shows the table.
      if (view === 'thumbnails') return;
      const count = await table.getAttribute('aria-rowcount');
      const last = table.locator(`tr[aria-rowindex="${count ?? ''}"]`);
      await expect(last).toBeVisible();
      const row = await last.boundingBox();
      const button = await top.boundingBox();
      expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    });
