import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

/** Interactions by their names in the report, in their order. */
export const INTERACTIONS = [
  'tick one row',
  'select all off',
  'select all on',
  'sort by a column',
  'open Broadcast countries and channels',
  'open Produced in',
  'open Developed in',
  'open Genres and subgenres',
  'open Keywords',
  'open Frequency',
  'open Playlists',
] as const;
export type Interaction = (typeof INTERACTIONS)[number];

/** Time between press and release, as of a quick hand. */
const HELD_MS = 80;
/** Time for the frames after an interaction, and for the browser to report it. */
const SETTLED_AFTER_MS = 1200;
/** The browser reports no interactions below its threshold. */
const LEAST_MS = 16;

/** Presses like a hand: moves the pointer there first, and holds the button for a moment. */
async function timed(page: Page, target: Locator): Promise<number> {
  await target.hover();
  await pause(SETTLED_AFTER_MS);
  await page.evaluate(() => (window.airdexInteractions.length = 0));
  await target.click({ delay: HELD_MS });
  await pause(SETTLED_AFTER_MS);
  const durations = await page.evaluate(() => window.airdexInteractions);
  return Math.max(LEAST_MS, ...durations);
}

/** Interaction to next paint of each, in milliseconds, in a table of loaded results. */
export async function measureInteractions(page: Page): Promise<Record<Interaction, number>> {
  const table = page.locator('table[role="grid"]');
  const all = table.getByRole('checkbox', { name: 'Select all programmes' });
  const figures: Partial<Record<Interaction, number>> = {
    'tick one row': await timed(page, table.locator('tbody [role="gridcell"] input').nth(1)),
  };
  // From mixed to everything, so that the next click changes all rows.
  await all.click();
  figures['select all off'] = await timed(page, all);
  figures['select all on'] = await timed(page, all);
  figures['sort by a column'] = await timed(
    page,
    table.getByRole('columnheader', { name: 'Channel' }).getByRole('button'),
  );
  await page.getByRole('navigation').getByRole('button', { name: 'Advanced search' }).click();
  await page.getByRole('button', { name: 'More filters' }).click();
  for (const name of INTERACTIONS) {
    if (!name.startsWith('open ')) continue;
    const dropdown = page.getByRole('button', { name: new RegExp(`^${name.slice(5)} `) });
    await dropdown.scrollIntoViewIfNeeded();
    figures[name] = await timed(page, dropdown);
    await page.keyboard.press('Escape');
  }
  return figures as Record<Interaction, number>;
}
