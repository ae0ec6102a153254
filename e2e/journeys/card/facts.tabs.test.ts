import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { findFullCard } from '../../fixtures/cards.ts';
import { results } from '../../fixtures/results.ts';
import { searchAnsweredAfter } from '../../fixtures/searches.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The first of several companies. */
const company = (names: string | null) => names?.split(' / ')[0] ?? '';

/** The line of each fact, the clicked name in it, and the search that it starts. */
const searchesOf = (
  card: ProgrammeCard,
): [line: string, name: string | undefined | null, search: object][] => [
  ['Genre', card.genre, { selectedGenresGroups: [card.idGenre] }],
  ['Genre', card.subGenre, { selectedGenres: [card.idSubGenre] }],
  ['Keywords', card.keywords[0]?.name, { selectedKeywords: [card.keywords[0]?.id] }],
  ['Country', card.country, { selectedCountries: [card.idCountry] }],
  ['Channel', card.channel, { selectedBroadcasts: [card.idChannel] }],
  ['Platform', card.platform, { selectedPlatforms: [card.idPlatform === 1 ? 1 : 2] }],
  ['Frequency', card.frequency, { selectedFrequencies: [card.idFrequency] }],
  ['Produced in', card.producedIn[0]?.name, { selectedProducedIn: [card.producedIn[0]?.id] }],
  ['Developed in', card.developedIn[0]?.name, { selectedDevelopedIn: [card.developedIn[0]?.id] }],
  ['Production companies', company(card.productionCompanies), { selectedSearchTitles: ['PRODUCERS'] }],
  ['Distributors', company(card.distributors), { selectedSearchTitles: ['DISTRIBUTORS'] }],
];

test('[CRD-03] each named fact of a card starts its search, also in a new tab', async ({ page, signIn }) => {
  test.slow();
  const card = await findFullCard(page, await signIn());
  await page.goto(`/card/${card.idProgram}`);
  const facts = page.getByRole('main').getByRole('region', { name: 'Key facts' });
  const link = (line: string, name: string) =>
    facts
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${line}$`) })
      .locator('..')
      .getByRole('link', { name, exact: true })
      .first();

  for (const [line, name, search] of searchesOf(card)) {
    const { body, result } = await searchAnsweredAfter(page, () => link(line, name ?? '').click());
    expect(body, line).toMatchObject({ ...search, searchFrom: 'AdvancedSearch' });
    expect(result.count, line).toBeGreaterThan(0);
    await expect(results(page).count).toBeVisible();
    await page.goBack();
    await expect(facts).toBeVisible();
  }

  const opened = page.context().waitForEvent('page');
  await link('Country', card.country ?? '').click({ button: 'middle' });
  const tab = await opened;
  await expect(tab).toHaveURL(/\/search\?v=1&/);
  await expect(results(tab).count).toBeVisible();
  await expect(facts).toBeVisible();
});
