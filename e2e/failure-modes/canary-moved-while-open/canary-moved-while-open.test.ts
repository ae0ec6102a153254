import type { Composition } from '@airdex/shared-contracts/composition';
import { isInCanary } from '@airdex/release-registry';
import { keyOfUser } from '../../fixtures/canary-key.ts';
import { BROKEN, expectTheRestToWork } from '../../fixtures/failed-remote.ts';
import { chooseInUserMenu, navigationEntry } from '../../fixtures/frame.ts';
import { compositionOf, letItAsk, newerNotice, untilWatched } from '../../fixtures/newer-composition.ts';
import { installClock } from '../../fixtures/page-clock.ts';
import { compositionWithId, currentComposition } from '../../fixtures/registry.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';
import { publishHeading } from '../../fixtures/written-remote.ts';
import { registryFolder } from '../../setup/environment.ts';
import { mfe } from '../../setup/release-builds.ts';

let before: Composition;

test.beforeEach(async () => {
  before = await currentComposition();
});
// This also ends a canary.
test.afterEach(() => mfe(['rollback', '--to', before.id, '--registry', registryFolder()]));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const saved = (page: Page) => heading(page, 'Saved searches');

/**
 * Opens a tab in a canary for all users, before it has loaded the remote on trial. Returns the id of the canary, and the
 * releases of the remote that the tab requests from then on.
 */
async function openInCanary(page: Page): Promise<{ canary: string; releases: Set<string> }> {
  await installClock(page);
  // The first page gives the browser the key that decides whether it is in a canary.
  await page.goto('/savedSearches');
  await expect(saved(page)).toBeVisible();
  const canary = await publishHeading('The canary', ['--canary', '100']);
  await page.reload();
  await expect(saved(page)).toBeVisible();
  await untilWatched(page);
  expect(await compositionOf(page)).toBe(canary);
  const releases = new Set<string>();
  page.on('request', (request) => {
    const [, release] = new RegExp(`/remotes/${BROKEN.name}/([^/]+)/`).exec(request.url()) ?? [];
    if (release !== undefined) releases.add(release);
  });
  return { canary, releases };
}

const releaseIn = async (id: string) =>
  (await compositionWithId(id)).remotes.find(({ name }) => name === BROKEN.name)?.release;

/** Expects the tab to keep the canary `own`, which shows `title`, to offer `next`, and to get it with the next page. */
async function expectItToChangeOver(
  page: Page,
  releases: Set<string>,
  [own, title]: readonly [string, string],
  [next, nextTitle]: readonly [string, string],
): Promise<void> {
  await chooseInUserMenu(page, BROKEN.line);
  await expect(heading(page, title), 'fetched after the canary was moved').toBeVisible();
  await letItAsk(page);
  await expect(newerNotice(page)).toBeVisible();
  await expect(heading(page, title)).toBeVisible();
  expect(await compositionOf(page)).toBe(own);
  expect([...releases]).toEqual([await releaseIn(own)]);

  releases.clear();
  await navigationEntry(page, 'Saved searches').click();
  await expect.poll(() => compositionOf(page)).toBe(next);
  await expect(saved(page)).toBeVisible();
  await expect(newerNotice(page)).toBeHidden();
  await chooseInUserMenu(page, BROKEN.line);
  await expect(heading(page, nextTitle)).toBeVisible();
  expect([...releases]).toEqual([await releaseIn(next)]);
  expect(await compositionOf(page)).toBe(next);
}

test('[MFE-02] [MFE-04] a tab in a canary keeps it after the canary has ended, and gets the current composition with the next page', async ({
  page,
  signIn,
}) => {
  await signIn();
  // The first page gives the browser the key that decides whether it is in a canary.
  await page.goto('/savedSearches');
  await expect(saved(page)).toBeVisible();
  await publishHeading('The canary', ['--canary', '100']);
  await page.goto(BROKEN.path);
  await expect(heading(page, 'The canary')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'The canary')).toBeVisible();

  await mfe(['promote', before.id, '--stop-canary', '--registry', registryFolder()]);
  await navigationEntry(page, 'Saved searches').click();
  await expect(saved(page)).toBeVisible();
  await chooseInUserMenu(page, BROKEN.line);
  await expect(heading(page, 'The canary'), 'what a page began with, it goes on with').toBeVisible();
  await expectTheRestToWork(page);

  await page.goto(BROKEN.path);
  await expect(heading(page, BROKEN.heading.en)).toBeVisible();
});

test('[MFE-02] [MFE-04] a tab in a canary keeps its composition when the canary moves to another one, which it gets with the next page', async ({
  page,
  signIn,
}) => {
  await signIn();
  const { canary: first, releases } = await openInCanary(page);
  const second = await publishHeading('The canary, fixed', ['--canary', '100']);
  expect(second).not.toBe(first);
  await expectItToChangeOver(page, releases, [first, 'The canary'], [second, 'The canary, fixed']);
});

test('[MFE-02] [MFE-04] a tab whose user is no longer in a reduced canary keeps it, and leaves it with the next page', async ({
  page,
  signIn,
}) => {
  await signIn();
  const { canary, releases } = await openInCanary(page);
  const key = await keyOfUser(page);
  const shares = Array.from({ length: 20 }, (_, times) => 50 / 2 ** times);
  const without = shares.find((percent) => !isInCanary(key, { composition: canary, percent }));
  expect(without, 'a share that the user is not in').toBeDefined();
  await mfe(['promote', canary, '--canary', String(without), '--registry', registryFolder()]);
  await expectItToChangeOver(page, releases, [canary, 'The canary'], [before.id, BROKEN.heading.en]);
});
