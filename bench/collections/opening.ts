import { writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page, Request } from '@playwright/test';
import { PAGES, type CollectionsPage } from './kept.ts';

/**
 * How much slower a phone's processor is. The bench multiplies processor time by it: with Chromium's own throttling,
 * which follows the clock, other load of the machine would count four times.
 */
const CPU_SLOWDOWN = 4;

/**
 * The page is idle if its thread works for less than IDLE_BELOW_MS in IDLE_FOR_MS, and its calls have been answered.
 * A profiler takes samples, for which an idle thread works a little.
 */
const IDLE_BELOW_MS = { alone: 3, profiled: 60 };
const IDLE_FOR_MS = 500;
/** How long the list waits before it requests an idle callback. */
const HEAD_START_MS = 1_000;
/** The shell preloads the results page once it is idle. */
const AHEAD_OF_TIME = /\/mfe-search\/.*\.js$/;

/** Milliseconds of the main thread's processor time at a quarter of the processor's speed. */
interface Cost {
  /** From the click until the visible rows show their programmes and the page is idle. */
  readonly shown: number;
  /** Later work that waits for an idle browser: rows below the window. */
  readonly whileIdle: number;
}

export interface Opening {
  readonly first: Cost;
  /** Opening it again after going back to the previous page. */
  readonly again: Cost;
}

interface PageWithHold extends Window {
  /** Runs the waiting callbacks, and delays no further ones. */
  release?: () => void;
}

/** Delays idle callbacks until `release`. On a busy machine they would run at a different time in each round. */
function holdIdleWork(): void {
  const browsers = window.requestIdleCallback.bind(window);
  const held: IdleRequestCallback[] = [];
  window.requestIdleCallback = (work) => held.push(work);
  (window as PageWithHold).release = () => {
    window.requestIdleCallback = browsers;
    for (const work of held) browsers(work);
  };
}

/** The thread's own time in milliseconds, on which other load of the machine has the least effect. */
async function threadTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1000;
}

/** Pending calls for lists and previews, observed from outside the page. */
function unanswered(page: Page): ReadonlySet<Request> {
  const calls = new Set<Request>();
  const forget = (request: Request) => calls.delete(request);
  page.on('request', (request) => {
    if (/\/api\/(Search|Playlist)\//.test(request.url())) calls.add(request);
  });
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);
  return calls;
}

/** Waits until the page is idle. Returns the thread's time at the start of the idle period. */
async function idle(cdp: CDPSession, calls: ReadonlySet<Request>, below: number): Promise<number> {
  for (let before = await threadTime(cdp); ;) {
    await setTimeout(IDLE_FOR_MS);
    const now = await threadTime(cdp);
    if (now - before < below && calls.size === 0) return before;
    before = now;
  }
}

/**
 * Opens a page of collections by its link, twice. The shell is loaded and idle before each click. Uses no locator
 * between click and idleness, because its code would run in the page and count.
 * @param profile file for a profile of the first opening
 */
export async function openTwice(
  context: BrowserContext,
  url: string,
  path: CollectionsPage,
  profile?: string,
): Promise<Opening> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  const calls = unanswered(page);
  const open = async (below: number): Promise<Cost> => {
    const box = await page.locator(`a[href="${path}"]`).first().boundingBox();
    if (box === null) throw new Error(`No link to ${path} is visible`);
    await page.evaluate(holdIdleWork);
    const before = await idle(cdp, calls, below);
    const answered = page.waitForResponse((response) => response.url().includes(`/api/${PAGES[path].call}`));
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await answered;
    const after = await idle(cdp, calls, below);
    await page.locator('[role="treegrid"] a[href^="/card/"]').first().waitFor();
    await setTimeout(HEAD_START_MS);
    await page.evaluate(() => (window as PageWithHold).release?.());
    const released = await threadTime(cdp);
    const done = await idle(cdp, calls, below);
    return { shown: (after - before) * CPU_SLOWDOWN, whileIdle: (done - released) * CPU_SLOWDOWN };
  };
  const ahead = page.waitForResponse((response) => AHEAD_OF_TIME.test(response.url()));
  await page.goto(`${url}/faq`);
  await page.getByRole('main').waitFor();
  await ahead;
  if (profile !== undefined) {
    await cdp.send('Profiler.enable');
    await cdp.send('Profiler.start');
  }
  const first = await open(profile === undefined ? IDLE_BELOW_MS.alone : IDLE_BELOW_MS.profiled);
  if (profile !== undefined)
    await writeFile(profile, JSON.stringify((await cdp.send('Profiler.stop')).profile));
  // Goes back to the previous page: leaving home, with hundreds of pictures, would count as well.
  await page.goBack();
  await page.getByRole('treegrid').waitFor({ state: 'detached' });
  const again = await open(IDLE_BELOW_MS.alone);
  await page.close();
  return { first, again };
}
