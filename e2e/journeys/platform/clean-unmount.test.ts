import { chooseInUserMenu, navigationEntry } from '../../fixtures/frame.ts';
import {
  appliedStyles,
  countLeftovers,
  waitForTimers,
  waitingStyles,
  watchTimers,
} from '../../fixtures/page-leftovers.ts';
import { patiently } from '../../setup/patience.ts';
import { expect, test } from '../../fixtures/test.ts';

const CYCLES = 14;
/** What a browser may keep of the last screens, however many were mounted before: fewer objects than cycles. */
const TOLERANCE = 12;

test('[MFE-10] fourteen screens mounted and unmounted leave no listener, node, timer or style behind', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn();
  await watchTimers(page);
  await page.goto('/savedSearches');
  const saved = page.getByRole('heading', { level: 1, name: 'Saved searches' });
  const faq = page.getByRole('heading', { level: 1, name: 'Frequently asked questions' });
  await expect(saved).toBeVisible();
  const cycle = async () => {
    await chooseInUserMenu(page, 'FAQ');
    await expect(faq).toBeVisible();
    await expect.poll(() => appliedStyles(page, 'mfe-account')).not.toEqual([]);
    await expect.poll(() => appliedStyles(page, 'mfe-collections')).toEqual([]);
    await navigationEntry(page, 'Saved searches').click();
    await expect(saved).toBeVisible();
    await expect.poll(() => appliedStyles(page, 'mfe-account')).toEqual([]);
    expect(await appliedStyles(page, 'mfe-collections')).not.toEqual([]);
  };
  for (let count = 0; count < 4; count += 1) await cycle();
  // Waits for loading to end, because it would only be included in one of the counts.
  const main = page.getByRole('main');
  const settled = async () => {
    await expect(main.getByText(/^[\d,]+ programmes?$/).first()).toBeVisible();
    await expect(main.getByRole('status', { name: 'Loading programmes…' })).toHaveCount(0);
    await waitForTimers(page);
  };
  await settled();
  const before = await countLeftovers(page);
  for (let count = 0; count < CYCLES; count += 1) await cycle();
  await settled();
  // The work of the last screen may continue for a moment, but leaks remain.
  await expect(async () => {
    const after = await countLeftovers(page);
    expect(after.intervals).toBe(before.intervals);
    expect(after.adoptedStyles).toBe(before.adoptedStyles);
    expect(after.listeners - before.listeners).toBeLessThanOrEqual(TOLERANCE);
    expect(after.nodes - before.nodes).toBeLessThanOrEqual(TOLERANCE);
  }).toPass({ timeout: patiently(10_000) });
});

test('[MFE-10] the styles of a screen that is loaded ahead do not apply before it is mounted', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
  // The results are loaded while the browser is idle.
  await expect.poll(() => waitingStyles(page, 'mfe-search')).not.toEqual([]);
  expect(await appliedStyles(page, 'mfe-search')).toEqual([]);
  expect(await appliedStyles(page, 'mfe-account')).not.toEqual([]);
  await navigationEntry(page, 'Saved searches').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved searches' })).toBeVisible();
  await page.goBack();
  expect(await appliedStyles(page, 'mfe-search')).toEqual([]);
});
