import { DEFAULT_SEARCH_TITLES, SEARCH_TITLES } from '../../constants/search-titles.ts';
import { DURATION_BUCKETS, FORMAT_TYPES, PLATFORMS, TIMESLOTS, WEEKDAYS } from '../../constants/codes.ts';
import { OPTIONS_MAX } from '../../constants/limits.ts';
import type { SearchFilter } from '../search-filter.ts';
import { idsWithin, textOfIds } from './id-list.ts';
import { meaningOf, SEARCH_TITLE_WORDS } from './word-codes.ts';

/** The filters that are a pair of `all…Selected` and `selected…`. */
export type PairName = {
  [Field in keyof SearchFilter]: Field extends `all${infer Name}Selected` ? Name : never;
}[keyof SearchFilter];

/**
 * Fields that an address omits. The origin of the search has a rule of its own, and fields of one run of a saved search
 * (its last call, whether this run counts) are meaningless to users who open the address later.
 */
type WithoutPart = 'searchFrom' | 'lastCall' | 'refreshLastCall';
type SingleField = Exclude<
  keyof SearchFilter,
  `all${PairName}Selected` | `selected${PairName}` | WithoutPart
>;

/** How a value is written in an address. `read` returns undefined for invalid text. */
export interface Part<Value> {
  /** Name of the parameter. */
  readonly name: string;
  /** Empty for the default. */
  readonly write: (value: Value) => string;
  readonly read: (text: string) => unknown;
}

const ids = (name: string, longest: number = OPTIONS_MAX): Part<readonly number[]> => ({
  name,
  write: textOfIds,
  read: (text) => idsWithin(longest, text) ?? undefined,
});
const flag = (name: string): Part<boolean> => ({
  name,
  write: (isOn) => (isOn ? '1' : ''),
  read: (text) => (text === '1' ? true : undefined),
});
const text = (name: string): Part<string | null> => ({
  name,
  write: (value) => value ?? '',
  // Searches reject control characters, and no field shows them.
  read: (given) => given.replace(/\p{Cc}/gu, ''),
});

const titles: Part<SearchFilter['selectedSearchTitles']> = {
  name: 'in',
  write(chosen) {
    const inOrder = SEARCH_TITLES.filter((title) => chosen.includes(title));
    const areDefault =
      inOrder.length === DEFAULT_SEARCH_TITLES.length &&
      DEFAULT_SEARCH_TITLES.every((title) => chosen.includes(title));
    return areDefault ? '' : inOrder.map((title) => SEARCH_TITLE_WORDS[title]).join('.');
  },
  read: (given) => given.split('.').map((word) => meaningOf(SEARCH_TITLE_WORDS, word)),
};

/** In the order of the address. The compiler reports a filter that is missing here. */
export const PAIR_PARTS: { readonly [Name in PairName]: Part<SearchFilter[`selected${Name}`]> } = {
  Broadcasts: ids('channels'),
  ProducedIn: ids('produced'),
  DevelopedIn: ids('developed'),
  Genres: ids('genres'),
  FormatTypes: ids('formats', Object.keys(FORMAT_TYPES).length),
  Timeslots: {
    name: 'slots',
    write: (chosen) => TIMESLOTS.filter((slot) => chosen.includes(slot)).join('.'),
    read: (given) => given.split('.'),
  },
  Keywords: ids('keywords'),
  Frequencies: ids('frequencies'),
  Platforms: ids('platforms', Object.keys(PLATFORMS).length),
  Weekdays: ids('days', WEEKDAYS.length),
  Playlists: ids('playlists'),
  Durations: ids('durations', DURATION_BUCKETS.length),
};

export const SINGLE_PARTS: { readonly [Field in SingleField]: Part<SearchFilter[Field]> } = {
  term: { ...text('q'), write: (term) => term.toWellFormed() },
  selectedSearchTitles: titles,
  searchByAllKeywords: flag('allKeywords'),
  startDate: text('start'),
  endDate: text('end'),
  isNotaSelection: flag('selection'),
  isVideoPresent: flag('video'),
  selectedMarketShareComparison: {
    name: 'boosters',
    write: (comparison) => (comparison === null ? '' : '1'),
    read: (given) => (given === '1' ? 'BiggerOrEqual' : undefined),
  },
  hasEvaluation: flag('evaluated'),
  savedSearchId: {
    name: 'saved',
    write: (id) => (id === null ? '' : String(id)),
    read: (given) => (/^-?\d{1,10}$/.test(given) ? Number(given) : undefined),
  },
  selectedCountries: ids('countries'),
  selectedGenresGroups: ids('genreGroups'),
};
