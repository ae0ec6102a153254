import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

/** Interactions by what they are called in the report, in the order they are made in. */
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

/** Between press and release: a quick hand's. */
const HELD_MS = 80;
/** For the frames after an interaction, and for the browser to tell of it. */
const SETTLED_AFTER_MS = 1200;
/** What the browser does not tell of took less than its threshold. */
const LEAST_MS = 16;

/** Presses as a hand does: the pointer is there before, and the button stays down for a moment. */
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
  // From mixed to everything, so that the next click is the whole way.
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
