import { expect, test } from '@jest/globals';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, programmeCard } from '@airdex/mfe-kit/test-kit';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { readSearchAddress } from '@airdex/shared-contracts/search-filter';
import { texts } from '../../texts/index.ts';
import { Facts } from './facts.tsx';
import { useBroadcastFacts } from './use-broadcast-facts.ts';
import { useContentFacts } from './use-content-facts.ts';
import { useFormatFacts } from './use-format-facts.ts';

function AllFacts({ card }: { readonly card: ProgrammeCard }) {
  return [useBroadcastFacts(card), useContentFacts(card), useFormatFacts(card)].map((block) => (
    <Facts key={block.title} {...block} />
  ));
}

function show(fields: Partial<ProgrammeCard>) {
  const host = createTestHost();
  render(
    <ScreenProviders remote="mfe-card" texts={texts} host={host}>
      <AllFacts card={programmeCard(fields)} />
    </ScreenProviders>,
  );
  const searches: unknown[] = [];
  host.bus.on('SearchFromCard').subscribe(({ filter }) => searches.push(filter));
  return searches;
}

const named = {
  country: 'Norway',
  idCountry: 3,
  channel: 'NRK',
  idChannel: 12,
  platform: 'TV',
  idPlatform: 1,
  frequency: 'Weekly',
  idFrequency: 2,
  genre: 'Drama',
  idGenre: 4,
  subGenre: 'Crime',
  idSubGenre: 41,
  keywords: [{ id: 9, name: 'Night' }],
  producedIn: [{ id: 5, name: 'Japan' }],
  developedIn: [{ id: 6, name: 'Spain' }],
  productionCompanies: 'Lanternworks',
  distributors: 'Aurora / Nord Rights',
};
const filters: readonly (readonly [name: string, filter: object])[] = [
  ['Norway', { selectedCountries: [3] }],
  ['NRK', { selectedBroadcasts: [12] }],
  ['TV', { selectedPlatforms: [1] }],
  ['Weekly', { selectedFrequencies: [2] }],
  ['Drama', { selectedGenresGroups: [4] }],
  ['Crime', { selectedGenres: [41] }],
  ['Night', { selectedKeywords: [9] }],
  ['Japan', { selectedProducedIn: [5] }],
  ['Spain', { selectedDevelopedIn: [6] }],
  ['Lanternworks', { term: 'Lanternworks', selectedSearchTitles: ['PRODUCERS'] }],
  ['Nord Rights', { term: 'Nord Rights', selectedSearchTitles: ['DISTRIBUTORS'] }],
];

test('[QCK-07] each name searches for itself in this tab', async () => {
  const searches = show(named);
  for (const [name] of filters) await userEvent.click(screen.getByRole('link', { name }));
  expect(searches).toEqual(filters.map(([, filter]) => filter));
});

test('each name is a link to the address of its search, for new tabs and windows', () => {
  const searches = show(named);
  for (const [name, filter] of filters) {
    const link = screen.getByRole('link', { name });
    expect(readSearchAddress(link.getAttribute('href') ?? '')).toMatchObject({
      ok: true,
      search: { filter: { ...filter, searchFrom: 'AdvancedSearch' } },
    });
    for (const key of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) {
      const click = createEvent.click(link, key);
      fireEvent(link, click);
      expect(click.defaultPrevented).toBe(false);
    }
  }
  expect(searches).toEqual([]);
});

test('a name without an id is text', () => {
  show({ ...named, idFrequency: null });
  expect(screen.getByText('Weekly')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Weekly' })).not.toBeInTheDocument();
});
