import { expect, test } from '@jest/globals';
import { programmeCard } from '@airdex/mfe-kit/test-kit';
import { cardSearches } from './card-searches.ts';

test('names with an id are searched for by it, companies by their name in their own field', () => {
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
    // Both platform ids of the web are one to the search.
    platform: [{ name: 'Web', filter: { selectedPlatforms: [2] } }],
    keywords: [{ filter: { selectedKeywords: [1] } }, { filter: { selectedKeywords: [2] } }],
    producedIn: [{ name: 'Japan', filter: { selectedProducedIn: [5] } }],
    productionCompanies: [
      { name: 'Aurora', filter: { term: 'Aurora', selectedSearchTitles: ['PRODUCERS'] } },
      { name: 'Nord', filter: { term: 'Nord', selectedSearchTitles: ['PRODUCERS'] } },
    ],
  });
});

test('what is not known is not searched for', () => {
  const card = programmeCard({ country: null, idCountry: 3, genre: 'Drama', idGenre: null, subGenre: null });
  expect(cardSearches(card)).toMatchObject({ country: [], genre: [] });
  expect(cardSearches(programmeCard({ distributors: null })).distributors).toEqual([]);
});
