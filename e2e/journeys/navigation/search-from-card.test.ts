import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { openPanel } from '../../fixtures/frame.ts';
import { recap } from '../../fixtures/recap.ts';
import { shownCount } from '../../fixtures/results.ts';
import { searchAnsweredAfter } from '../../fixtures/searches.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

/** Opens the card of a programme with genre and country from a thumbnail of the latest programmes. */
async function openCard(page: Page): Promise<ProgrammeCard> {
  await page.goto('/');
  const { result } = await searchAnsweredAfter(page, () =>
    page.getByRole('navigation').getByRole('button', { name: 'Latest programmes' }).click(),
  );
  const line = result.programs.find(({ genre, country }) => genre !== null && country !== null);
  const response = page.waitForResponse('**/api/Card/GetCard/**');
  await page.goto(`/card/${line?.idProgram ?? 0}`);
  return (await (await response).json()) as ProgrammeCard;
}

test('[QCK-07] a name on the card starts an advanced search, whose genre and country become their subgenres and channels', async ({
  page,
  signIn,
}) => {
  await signIn();
  const card = await openCard(page);
  const main = page.getByRole('main');
  const genre = await searchAnsweredAfter(page, () =>
    main
      .getByRole('link', { name: card.genre ?? '', exact: true })
      .first()
      .click(),
  );
  expect(genre.body).toMatchObject({
    searchFrom: 'AdvancedSearch',
    selectedGenresGroups: [card.idGenre],
    selectedGenres: [],
  });
  expect(genre.result.count).toBeGreaterThan(0);
  expect(genre.result.programs.filter((line) => line.genre !== card.genre)).toEqual([]);
  await expect.poll(() => shownCount(page)).toBe(genre.result.count);
  await expect(recap(page).chips).toHaveText([`Genres ${card.genre ?? ''}`]);

  // The lists of the panel have the subgenres: the next search names them.
  const panel = await openPanel(page);
  await expect(panel.getByRole('button', { name: /^Genres and subgenres / })).not.toContainText(
    'Select an option',
  );
  await panel.getByRole('checkbox', { name: 'Prime time', exact: true }).check();
  const next = await searchAnsweredAfter(page, () =>
    panel.getByRole('button', { name: 'Search', exact: true }).click(),
  );
  expect(next.body).toMatchObject({ selectedGenresGroups: [], selectedTimeslots: ['primetime'] });
  expect(next.body.selectedGenres?.length).toBeGreaterThan(0);
  expect(next.result.programs.filter((line) => line.genre !== card.genre)).toEqual([]);
});

test('[QCK-07] a country on the card finds its channels', async ({ page, signIn }) => {
  await signIn();
  const card = await openCard(page);
  const { body, result } = await searchAnsweredAfter(page, () =>
    page
      .getByRole('main')
      .getByRole('definition')
      .getByRole('link', { name: card.country ?? '', exact: true })
      .first()
      .click(),
  );
  expect(body).toMatchObject({ searchFrom: 'AdvancedSearch', selectedCountries: [card.idCountry] });
  expect(result.programs.filter(({ country }) => country !== card.country)).toEqual([]);
  await expect(recap(page).chips).toHaveText([`Channels ${card.country ?? ''}`]);
});
