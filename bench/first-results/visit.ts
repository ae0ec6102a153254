import type { BrowserContext, Page } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { logNetwork, type LoggedRequest } from './network-log.ts';
import { watchScreens } from './shown-in-page.ts';
import { throttle } from './throttle.ts';

/** Pause between home and the quick search, for reading and loading pictures. Not part of any figure. */
const READING_MS = 1500;
/** Measured from the start of the navigation. A page that takes longer counts as broken, not slow. */
const SHOWN_WITHIN_MS = 60_000;
const QUICK_SEARCH = 'Latest programmes';

export interface HomeFigures {
  /** Navigation start → the page's first text or picture, milliseconds. */
  readonly firstPaintMs: number;
  /** Navigation start → home shown. */
  readonly homeMs: number;
}

export interface VisitFigures extends HomeFigures {
  /** Click on a quick search → its first 120 results shown. */
  readonly resultsMs: number;
  /** The sum of both: the time from a new tab to results. */
  readonly totalMs: number;
}

export interface Visit {
  readonly figures: VisitFigures;
  readonly requests: readonly LoggedRequest[];
}

/** Opens home in a new tab, continues with `goOn`, and closes the tab. */
async function openHome<Result>(
  context: BrowserContext,
  url: string,
  goOn: (page: Page, home: HomeFigures, requests: readonly LoggedRequest[]) => Promise<Result>,
): Promise<Result> {
  const page = await context.newPage();
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(String(error)));
  const cdp = await context.newCDPSession(page);
  await throttle(cdp);
  await page.addInitScript(watchScreens, SHOWN_WITHIN_MS);
  const requests = logNetwork(cdp);

  await page.goto(`${url}/`, { waitUntil: 'commit' });
  const homeMs = await page.evaluate(() => window.airdexShown.home);
  const firstPaintMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  );
  const result = await goOn(page, { firstPaintMs, homeMs }, requests);
  await page.close();
  if (failures.length > 0) throw new Error(`The page failed: ${failures.join('; ')}`);
  return result;
}

/** Opens home, reads, and runs a quick search. */
export function visit(context: BrowserContext, url: string): Promise<Visit> {
  return openHome(context, url, async (page, home, requests) => {
    await pause(READING_MS);
    const resultsMs = await page
      .getByRole('navigation')
      .getByRole('button', { name: QUICK_SEARCH, exact: true })
      .evaluate(async (button: HTMLElement) => {
        const start = performance.now();
        button.click();
        return (await window.airdexShown.results) - start;
      });
    return { figures: { ...home, resultsMs, totalMs: home.homeMs + resultsMs }, requests };
  });
}

/** Opens home and stays as long as a reader, so that the browser stores what it has loaded. */
export function visitHome(context: BrowserContext, url: string): Promise<HomeFigures> {
  return openHome(context, url, async (_page, home) => {
    await pause(READING_MS);
    return home;
  });
}
