import type { BrowserContext, Page } from '@playwright/test';
import type { SearchRequestInput } from '@airdex/shared-contracts/search-filter';
import { watchInteractions } from './in-page.ts';

export const ROWS = 30_000;
export const VIEWS = ['list', 'thumbs'] as const;
export type View = (typeof VIEWS)[number];

const CPU_SLOWDOWN = 4;
const SEARCH_CALL = '**/api/Search/GetAdvancedSearchPrograms';
const DRAWN_WITHIN_MS = 120_000;

/**
 * Opens results with 30,000 programmes loaded, and slows the processor down. A user would have to scroll through 250
 * pages for that, so the request for the first page is changed to one for all of them.
 */
export async function openLoadedResults(context: BrowserContext, url: string, view: View): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(watchInteractions);
  await page.addInitScript((chosen) => {
    localStorage.setItem('results-view', chosen);
  }, view);
  await page.route(SEARCH_CALL, async (route) => {
    const request = route.request().postDataJSON() as SearchRequestInput;
    const everything = { ...request, startDate: null, endDate: null, resultsPerPage: ROWS };
    await route.continue({ postData: JSON.stringify(everything) });
  });
  await page.goto(`${url}/faq`);
  await page.getByRole('navigation').getByRole('button', { name: 'Latest programmes', exact: true }).click();
  await page.locator('[data-programme] a').first().waitFor({ timeout: DRAWN_WITHIN_MS });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}
