import { expect, test } from '@jest/globals';
import { programmeCard } from '@airdex/mfe-kit/test-kit';
import { cardSearches } from './card-searches.ts';

test('search for names by their id, and for companies by name in their own field', () => {
  const card = programmeCard({
    channel: 'One',
    idChannel: 8,
    platform: 'Web',
    idPlatform: 3,
    keywords: [
      { id: 1, name: 'Cook' },
      { id: 2, name: 'Farm' },
    ],
    producedIn: [{ id: 5, name: 'Japan' }],
    productionCompanies: 'Aurora / Nord',
  });
  expect(cardSearches(card)).toMatchObject({
    channel: [{ name: 'One', filter: { selectedBroadcasts: [8] } }],
    // The search treats both platform ids of the web as one.
    platform: [{ name: 'Web', filter: { selectedPlatforms: [2] } }],
    keywords: [{ filter: { selectedKeywords: [1] } }, { filter: { selectedKeywords: [2] } }],
    producedIn: [{ name: 'Japan', filter: { selectedProducedIn: [5] } }],
    productionCompanies: [
      { name: 'Aurora', filter: { term: 'Aurora', selectedSearchTitles: ['PRODUCERS'] } },
      { name: 'Nord', filter: { term: 'Nord', selectedSearchTitles: ['PRODUCERS'] } },
    ],
  });
});

test('leave out unknown names', () => {
  const card = programmeCard({ country: null, idCountry: 3, genre: 'Drama', idGenre: null, subGenre: null });
  expect(cardSearches(card)).toMatchObject({ country: [], genre: [] });
  expect(cardSearches(programmeCard({ distributors: null })).distributors).toEqual([]);
});
