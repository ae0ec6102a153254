import type { NamedFilterCase } from './filter-case.ts';
import { someOf } from './stored-values.ts';

/** What a search from a card contains: countries and genres instead of channels and subgenres. */
export const CARD_SEARCH_CASES: NamedFilterCase[] = [
  [
    'selectedCountries of a card',
    (all) => {
      const ids = someOf(
        all.map((row) => row.country_id),
        1,
      );
      return {
        body: { selectedCountries: ids },
        holds: (row) => row.country_id !== null && ids.includes(row.country_id),
      };
    },
  ],
  [
    'selectedCountries of a card: the unknown one',
    () => ({
      body: { selectedCountries: [-1] },
      holds: (row) => row.country_id === null,
    }),
  ],
  [
    'selectedGenresGroups of a card',
    (all) => {
      const ids = someOf(
        all.map((row) => row.genre_id),
        1,
      );
      return {
        body: { selectedGenresGroups: ids },
        holds: (row) => row.genre_id !== null && ids.includes(row.genre_id),
      };
    },
  ],
  [
    'a country of a card that has no channel',
    () => ({ body: { selectedCountries: [999_999] }, holds: () => false }),
  ],
];
