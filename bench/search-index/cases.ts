import type { SearchQuery } from '@airdex/server/search-index';
import {
  DEFAULT_SEARCH_FILTER,
  SEARCH_TITLES,
  type SearchFilter,
} from '@airdex/shared-contracts/search-filter';
import { Random } from './random.ts';

type Scope = SearchQuery['scope'];

const WHOLE: Scope = {
  key: 'whole',
  grants: [{ channelIds: null, subGenreIds: null, from: null, to: null, includesAudienceResults: true }],
};
const every = (step: number, count: number) => Array.from({ length: count }, (_, i) => 1 + i * step);
const RESTRICTED: Scope = {
  key: 'restricted',
  grants: [
    {
      channelIds: every(7, 400),
      subGenreIds: every(3, 30),
      from: '2019-01-01',
      to: null,
      includesAudienceResults: true,
    },
    {
      channelIds: every(11, 300),
      subGenreIds: null,
      from: '2023-01-01',
      to: '2026-12-31',
      includesAudienceResults: false,
    },
  ],
};

function query(filter: Partial<SearchFilter>, scope: Scope = WHOLE): SearchQuery {
  return {
    filter: { ...DEFAULT_SEARCH_FILTER, ...filter },
    scope,
    language: 'en',
    selection: { isAllSelected: false, selectMode: 'Exclude', selectedIds: [] },
    orderBy: [],
    page: 1,
    resultsPerPage: 120,
  };
}

export interface Case {
  readonly name: string;
  /** The query of a round; queries of different rounds differ only in cases about terms. */
  readonly query: (round: number) => SearchQuery;
  /** Whether the peer supports it too. It orders names by other rules than the index. */
  readonly byDatabaseToo: boolean;
}

const ALL_FIELDS = [...SEARCH_TITLES];
const LETTERS = 'aeioubcdfghjlmnprstvz';

/** Terms that no earlier round has searched for. Three letters that occur: consonant, vowel, consonant. */
function latinTerm(round: number): string {
  const random = new Random(round);
  return (
    random.pick([...LETTERS.slice(5)]) +
    random.pick([...LETTERS.slice(0, 5)]) +
    random.pick([...LETTERS.slice(5)])
  );
}

function hanTerm(round: number): string {
  const random = new Random(round);
  return (
    String.fromCodePoint(0x4e00 + random.skewed(2500)) + String.fromCodePoint(0x4e00 + random.skewed(2500))
  );
}

const wide: Partial<SearchFilter> = {
  startDate: '2018-01-01',
  selectedFormatTypes: [1, 3],
  selectedPlatforms: [1],
  selectedTimeslots: ['primetime', 'access_primetime', 'latenight'],
};
const narrow: Partial<SearchFilter> = {
  startDate: '2022-01-01',
  endDate: '2024-12-31',
  selectedBroadcasts: every(17, 60),
  selectedGenres: [2, 5, 9],
  selectedProducedIn: [1, 2, 3, 4],
  selectedKeywords: [40, 41, 45, 60],
};

const ANSWERED_BY_BOTH: readonly Omit<Case, 'byDatabaseToo'>[] = [
  { name: 'no filter', query: () => query({}) },
  { name: 'wide filter', query: () => query(wide) },
  { name: 'narrow filter', query: () => query(narrow) },
  {
    name: 'English 3-character term, 11 fields',
    query: (round) => query({ term: latinTerm(round), selectedSearchTitles: ALL_FIELDS }),
  },
  {
    name: 'Chinese 2-character term, 11 fields',
    query: (round) => query({ term: hanTerm(round), selectedSearchTitles: ALL_FIELDS }),
  },
  {
    name: 'English term, 11 fields, wide filter',
    query: (round) => query({ ...wide, term: latinTerm(round), selectedSearchTitles: ALL_FIELDS }),
  },
  { name: 'restricted scope', query: () => query({}, RESTRICTED) },
  {
    name: 'restricted scope, English term, 11 fields',
    query: (round) => query({ term: latinTerm(round), selectedSearchTitles: ALL_FIELDS }, RESTRICTED),
  },
];

export const CASES: readonly Case[] = [
  ...ANSWERED_BY_BOTH.map((both) => ({ ...both, byDatabaseToo: true })),
  {
    byDatabaseToo: false,
    name: 'page 500, by title then average share',
    query: () => ({
      ...query({}),
      page: 500,
      orderBy: [
        { sortExpression: 'LOCALTITLE', direction: 'Asc' },
        { sortExpression: 'SHR_AVERAGE', direction: 'Desc' },
      ],
    }),
  },
];
