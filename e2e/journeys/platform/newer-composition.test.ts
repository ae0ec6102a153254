import type { Composition } from '@airdex/shared-contracts/composition';
import { frame, navigationEntry } from '../../fixtures/frame.ts';
import { compositionOf, letItAsk, newerNotice, untilWatched } from '../../fixtures/newer-composition.ts';
import { installClock } from '../../fixtures/page-clock.ts';
import { currentComposition, serveAgain, serveComposition } from '../../fixtures/registry.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

let before: Composition;
test.beforeEach(async () => {
  before = await currentComposition();
});
test.afterEach(async () => {
  await serveAgain(before.id);
});

const saved = (page: Page) => page.getByRole('heading', { level: 1, name: 'Saved searches' });

/** Publishes the same parts as another composition, and advances the clock of an open page by a minute. */
async function releaseAnother(page: Page, id: string): Promise<void> {
  await serveComposition({ ...before, id });
  await letItAsk(page);
  await expect(newerNotice(page)).toBeVisible();
}

async function openPage(page: Page): Promise<void> {
  await installClock(page);
  await page.goto('/savedSearches');
  await expect(saved(page)).toBeVisible();
  await untilWatched(page);
}

test('[MFE-04] a newer composition is offered quietly, and is used by the next page', async ({
  page,
  signIn,
}) => {
  await signIn();
  await openPage(page);
  await frame(page).userMenu.focus();
  await releaseAnother(page, '00000000000000cc');
  await expect(frame(page).userMenu).toBeFocused();
  expect(await compositionOf(page)).toBe(before.id);
  await navigationEntry(page, 'Playlists').click();
  await expect.poll(() => compositionOf(page)).toBe('00000000000000cc');
  await expect(page).toHaveURL('/playlists');
  await expect(page.getByRole('heading', { level: 1, name: 'Playlists' })).toBeVisible();
});

test('[MFE-04] clicking the notice applies a newer composition immediately', async ({ page, signIn }) => {
  await signIn();
  await openPage(page);
  await releaseAnother(page, '00000000000000dd');
  await newerNotice(page).getByRole('button', { name: 'Load it now' }).press('Enter');
  await expect.poll(() => compositionOf(page)).toBe('00000000000000dd');
  await expect(saved(page)).toBeVisible();
});

test('[MFE-04] a newer composition is never applied while the user is typing', async ({ page, signIn }) => {
  await signIn();
  await openPage(page);
  await releaseAnother(page, '00000000000000ee');
  await frame(page).searchBox.fill('n');
  await page.keyboard.press('Enter');
  await expect(frame(page).searchBox).toHaveValue('n');
  await letItAsk(page);
  expect(await compositionOf(page)).toBe(before.id);
  await expect(frame(page).searchBox).toHaveValue('n');
});

test('[MFE-04] keeps the current composition when the registry is unreachable', async ({
  page,
  signIn,
  expectFailures,
}) => {
  expectFailures(/request: GET .*\/composition/, /console: .*ERR_FAILED/);
  await signIn();
  await openPage(page);
  await page.route('**/composition', (route) => route.abort('failed'));
  await serveComposition({ ...before, id: '00000000000000ff' });
  const requested = page.waitForRequest('**/composition');
  await letItAsk(page);
  await requested;
  await expect(newerNotice(page)).toBeHidden();
  await navigationEntry(page, 'Playlists').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Playlists' })).toBeVisible();
  expect(await compositionOf(page)).toBe(before.id);
});
