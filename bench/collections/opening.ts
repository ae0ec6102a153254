import { writeFile } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';
import type { CollectionsPage } from './kept.ts';

/** After the list is shown, so that previews in view have loaded; the same for few and many. */
const QUIET_MS = 2000;

/**
 * What a phone's processor is slower by. Chromium would slow the thread down by the clock, so that what else the
 * machine does would count four times.
 */
const CPU_SLOWDOWN = 4;

/** Milliseconds of the main thread's processor time at a quarter of the processor's speed. */
export interface Opening {
  /** From the click until the page is quiet. */
  readonly first: number;
  /** Again, after another page. */
  readonly again: number;
}

/** Opens a page of collections by its link, twice. `profile`: file for a profile of the first opening. */
export async function openTwice(
  context: BrowserContext,
  url: string,
  path: CollectionsPage,
  profile?: string,
): Promise<Opening> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  /** The thread's own time, in which what else the machine does counts least. */
  const busy = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1000 * CPU_SLOWDOWN;
  };
  const open = async (): Promise<number> => {
    await page.waitForTimeout(QUIET_MS);
    const before = await busy();
    await page.locator(`a[href="${path}"]`).first().click();
    await page.locator('[role="treegrid"] a[href^="/card/"]').first().waitFor();
    await page.waitForTimeout(QUIET_MS);
    return (await busy()) - before;
  };
  await page.goto(`${url}/faq`);
  if (profile !== undefined) {
    await cdp.send('Profiler.enable');
    await cdp.send('Profiler.start');
  }
  const first = await open();
  if (profile !== undefined)
    await writeFile(profile, JSON.stringify((await cdp.send('Profiler.stop')).profile));
  await page.getByRole('link', { name: 'Airdex, home' }).click();
  await page.getByRole('treegrid').waitFor({ state: 'detached' });
  const again = await open();
  await page.close();
  return { first, again };
}
