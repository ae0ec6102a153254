import { findCard } from '../../fixtures/cards.ts';
import { frame, openPanel } from '../../fixtures/frame.ts';
import { recap } from '../../fixtures/recap.ts';
import { shownCount } from '../../fixtures/results.ts';
import { searchAnsweredAfter } from '../../fixtures/searches.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[QCK-07] a country on the card finds its channels, and a genre starts an advanced search whose subgenres follow', async ({
  page,
  signIn,
}) => {
  test.slow();
  const token = await signIn();
  const card = await findCard(page, token, {}, ({ genre, country }) => genre !== null && country !== null);
  await page.goto(`/card/${card.idProgram}`);
  const { main } = frame(page);
  const country = await searchAnsweredAfter(page, () =>
    main
      .getByRole('definition')
      .getByRole('link', { name: card.country ?? '', exact: true })
      .first()
      .click(),
  );
  expect(country.body).toMatchObject({ searchFrom: 'AdvancedSearch', selectedCountries: [card.idCountry] });
  expect(country.result.programs.filter((line) => line.country !== card.country)).toEqual([]);
  await expect(recap(page).chips).toHaveText([`Channels ${card.country ?? ''}`]);

  await page.goBack();
  await expect(page).toHaveURL(`/card/${card.idProgram}`);
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
