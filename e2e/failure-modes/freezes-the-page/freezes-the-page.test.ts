import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { TELEMETRY_PATH } from '@airdex/shared-contracts/telemetry';
import { BROKEN } from '../../fixtures/failed-remote.ts';
import { expect, NEVER_ANSWERED, test, type FailurePoint } from '../../fixtures/failing-remote.ts';
import type { Page } from '../../fixtures/test.ts';

/** Whether the current start has frozen, with `before` frozen starts counted earlier. */
const isFrozen = (watcher: Page, before: number) =>
  watcher.evaluate(
    ([runningKey, frozenKey, count]) => {
      const entries = (key: string) =>
        JSON.parse(localStorage.getItem(key) ?? '[]') as readonly { readonly at: number }[];
      const [open] = entries(runningKey);
      return entries(frozenKey).length === count && open !== undefined && open.at < Date.now() - 2_500;
    },
    [LOCAL_STORAGE_KEYS.runningStarts, LOCAL_STORAGE_KEYS.frozenStarts, before] as const,
  );

/** Each of these counts: without one of them, the browser would not get the previous release. */
const POINTS = ['freeze-load', 'freeze-mount', 'freeze-effect'] as const satisfies readonly FailurePoint[];

test('[MFE-03] a browser that a release has frozen three times, while loading, mounting and in an effect, gets the previous release', async ({
  page: watcher,
  context,
  signIn,
  failAt,
}) => {
  test.slow();
  await signIn();
  // A document of the same origin that runs no code of releases.
  await watcher.goto('/registry/pointer.json');
  for (const [before, point] of POINTS.entries()) {
    const page = await context.newPage();
    await page.route(`**${NEVER_ANSWERED}`, () => undefined);
    await failAt(page, point);
    await page.goto(BROKEN.path, { waitUntil: 'commit' });
    await expect.poll(() => isFrozen(watcher, before)).toBe(true);
    await page.close();
  }
  const page = await context.newPage();
  const reported = page.waitForRequest((request) => request.url().endsWith(TELEMETRY_PATH));
  await page.goto(BROKEN.path);
  await expect(page.getByRole('heading', { level: 1, name: BROKEN.heading.en })).toBeVisible();
  const left = (await context.cookies()).find(({ name }) => name === 'airdex-avoid');
  expect(left?.value).toMatch(/^[0-9a-f]{16}/);
  await reported;
});
