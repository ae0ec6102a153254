import { expect, test } from '@jest/globals';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import type { Facets } from '@airdex/shared-contracts/api';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import { FACET_NAMES, facetSelection, linkedSelection, loadLinked } from './facet.ts';

const SELECTION = {
  ...DEFAULT_SEARCH_FILTER,
  term: 'quiz',
  selectedBroadcasts: [1],
  selectedCountries: [2],
  selectedProducedIn: [3],
  allDevelopedInSelected: true,
  selectedDevelopedIn: [9, 10],
  selectedGenres: [4],
  selectedGenresGroups: [5],
  selectedKeywords: [6],
  selectedFrequencies: [7],
  selectedPlatforms: [1 as const],
  selectedWeekdays: [6],
  savedSearchId: 8,
  refreshLastCall: true,
};

test('requests the options of the whole selection, without its origin and without the ids of "all"', () => {
  expect(linkedSelection(SELECTION)).toEqual({
    ...SELECTION,
    savedSearchId: null,
    refreshLastCall: false,
    selectedDevelopedIn: [],
  });
});

test('does not request the options again when only the fields of a blank term change', () => {
  const selectedSearchTitles = ['local_title_noaccent' as const];
  const inTitles = { ...SELECTION, selectedSearchTitles };
  expect(linkedSelection(inTitles).selectedSearchTitles).toEqual(selectedSearchTitles);
  expect(linkedSelection({ ...inTitles, term: ' ' }).selectedSearchTitles).toEqual([]);
});

test.each([
  ['Broadcasts', { selectedBroadcasts: [], selectedCountries: [] }],
  ['ProducedIn', { selectedProducedIn: [] }],
  ['DevelopedIn', { allDevelopedInSelected: false }],
  ['Genres', { selectedGenres: [], selectedGenresGroups: [] }],
  ['Keywords', { selectedKeywords: [] }],
  ['Platforms', { selectedPlatforms: [] }],
  ['Frequencies', { selectedFrequencies: [] }],
] as const)('restricts %s by the selection without itself', (name, cleared) => {
  expect(facetSelection(name, SELECTION)).toEqual({ ...linkedSelection(SELECTION), ...cleared });
});

test('restricts a facet independently of its own selection', () => {
  for (const name of FACET_NAMES)
    expect(facetSelection(name, { ...SELECTION, [`selected${name}`]: [1, 2, 3] })).toEqual(
      facetSelection(name, SELECTION),
    );
});

const FACETS: Facets = {
  countries: [],
  producedIn: [],
  developedIn: [],
  genres: [],
  keywords: [],
  frequencies: [{ id: 7, name: 'Weekly', count: 4 }],
  platforms: [],
  dates: { minDate: null, maxDate: null },
};

test('[ADV-02] keywords without children can be chosen themselves', async () => {
  const alone = { id: 1, name: 'Cooking', count: 2 };
  const keywords = [
    { ...alone, childs: [] },
    { id: 2, name: 'Games', count: 3, childs: [alone] },
  ];
  const { api } = createTestHost({ api: { getFacets: () => Promise.resolve({ ...FACETS, keywords }) } });
  const { Keywords } = await loadLinked(api, DEFAULT_SEARCH_FILTER, new AbortController().signal);
  expect(Keywords).toEqual([
    expect.not.objectContaining({ children: expect.anything() }),
    expect.objectContaining({ id: 2, children: [alone] }),
  ]);
});

test('[ADV-02] lacks only the frequencies if those besides the chosen ones could not be loaded', async () => {
  const failure = new Error('Too many requests');
  const { api } = createTestHost({
    api: { getFacets: () => Promise.resolve(FACETS), getFrequencies: () => Promise.reject(failure) },
  });
  const linked = await loadLinked(api, SELECTION, new AbortController().signal);
  expect(linked).toMatchObject({ Frequencies: null, Platforms: [] });
});
