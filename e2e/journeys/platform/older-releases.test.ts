import path from 'node:path';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { startEmpty } from '../../fixtures/collections.ts';
import { expectFavouritesPage, keepFavourite } from '../../fixtures/favourites-remote.ts';
import { frame, openPanel } from '../../fixtures/frame.ts';
import { recap } from '../../fixtures/recap.ts';
import { currentComposition, serveAgain } from '../../fixtures/registry.ts';
import { results, shownCount } from '../../fixtures/results.ts';
import { searchAnsweredAfter } from '../../fixtures/searches.ts';
import { expect, test } from '../../fixtures/test.ts';
import { registryFolder } from '../../setup/environment.ts';
import { mfe } from '../../setup/release-builds.ts';

/** The releases of November 2026, which later shells must still run. */
const RELEASES = path.resolve(import.meta.dirname, '../../fixtures/releases/2026-11');
const REMOTES = ['mfe-search', 'mfe-card'] as const;
/** Built outside of this repository, with the packages of an earlier minor version of kit and contract. */
const OUTSIDE = path.resolve(import.meta.dirname, '../../fixtures/releases/kit-1.7/mfe-weather');

let before: string;
test.beforeEach(async () => {
  before = (await currentComposition()).id;
});
test.afterEach(async () => {
  await serveAgain(before);
});

test('[MFE-06] releases of November 2026 run in the current shell: a search, its panel and a card', async ({
  page,
  signIn,
}) => {
  test.slow();
  const folders = REMOTES.map((name) => path.join(RELEASES, name));
  await mfe(['publish', '--registry', registryFolder(), '--from', ...folders]);
  const composition = await currentComposition();
  const bases = composition.remotes
    .filter(({ name }) => REMOTES.some((one) => one === name))
    .map(({ base }) => base);
  expect(bases).toHaveLength(REMOTES.length);
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/remotes\/mfe-(?:search|card)\/.*\.js$/.test(pathname)) scripts.push(pathname);
  });

  await signIn();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeAttached();
  // The header is the shell's, and the panel and the recap of the search are the release's.
  await frame(page).searchBox.fill('the');
  await expect(results(page).count).toBeVisible();
  const panel = await openPanel(page);
  await panel.getByRole('checkbox', { name: 'Prime time', exact: true }).check();
  const { body, result } = await searchAnsweredAfter(page, () =>
    panel.getByRole('button', { name: 'Search', exact: true }).click(),
  );
  expect(body).toMatchObject({
    searchFrom: 'AdvancedSearch',
    term: 'the',
    selectedTimeslots: ['primetime'],
  });
  expect(result.count).toBeGreaterThan(0);
  await expect.poll(() => shownCount(page)).toBe(result.count);
  await expect(recap(page).chips).toHaveText(['Word the', 'Timeslots Prime time']);
  await expect(results(page).thumbnails.getByRole('link').first()).toBeVisible();

  const line = result.programs.find(({ genre, country }) => genre !== null && country !== null);
  const response = page.waitForResponse('**/api/Card/GetCard/**');
  await page.goto(`/card/${line?.idProgram ?? 0}`);
  const card = (await (await response).json()) as ProgrammeCard;
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  // Events between the two pass through the shell.
  const fromCard = await searchAnsweredAfter(page, () =>
    page
      .getByRole('main')
      .getByRole('button', { name: card.genre ?? '', exact: true })
      .first()
      .click(),
  );
  expect(fromCard.body).toMatchObject({ selectedGenresGroups: [card.idGenre] });
  await expect.poll(() => shownCount(page)).toBe(fromCard.result.count);

  // No file of a later build was loaded.
  for (const base of bases)
    expect(scripts.filter((script) => script.startsWith(base)).length).toBeGreaterThan(1);
  expect(scripts.filter((script) => !bases.some((base) => script.startsWith(base)))).toEqual([]);
});

test('[MFE-06] a remote that was built with an earlier kit runs in the current shell, in both languages, and leaves nothing behind', async ({
  page,
  signIn,
}) => {
  await mfe(['publish', '--registry', registryFolder(), '--from', OUTSIDE]);
  const kept = await startEmpty(page, signIn);
  await keepFavourite(kept);
  await page.goto('/savedSearches');
  await expectFavouritesPage(page, 'mfe-weather', { en: 'Weather', ch: '天气' });
});
