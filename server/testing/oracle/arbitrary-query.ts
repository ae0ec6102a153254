import { TIMESLOTS } from '@airdex/shared-contracts/constants';
import {
  DEFAULT_SEARCH_FILTER,
  SEARCH_TITLES,
  SORT_DIRECTIONS,
  SORT_EXPRESSIONS,
  type SearchFilter,
} from '@airdex/shared-contracts/search-filter';
import fc from 'fast-check';
import type { ScopeGrant, SubscriptionScope } from '../../src/subscription-scope/subscription-scope.ts';
import type { SearchQuery } from '../../src/search-index/query.ts';
import type { IDS } from './arbitrary-catalogue.ts';
import { arbitraryDate, arbitraryText, idOf } from './arbitrary-catalogue.ts';

/* Random queries over the ids of the random catalogues, including a few unknown ones. */

const maybeUnknown = (kind: keyof typeof IDS) =>
  fc.oneof({ weight: 9, arbitrary: idOf(kind) }, fc.constantFrom(-1, 99));
const ids = (kind: keyof typeof IDS) => fc.array(maybeUnknown(kind), { maxLength: 5 });
const flag = fc.boolean();
/** "All" is rare enough not to hide the lists. */
const all = fc.constantFrom(true, false, false, false, false);
const date = fc.option(arbitraryDate);

const term = fc.oneof(
  { weight: 2, arbitrary: arbitraryText },
  { weight: 8, arbitrary: arbitraryText.map((text) => [...text].slice(1, 4).join('')) },
  { weight: 4, arbitrary: arbitraryText.map((text) => [...text].slice(-2).join('')) },
  fc.constantFrom(
    '',
    '   ',
    '%',
    '_',
    "'",
    '\\',
    'e',
    'e s',
    'STAR',
    '好',
    '国好',
    '🔥',
    '\ufe0f',
    'x'.repeat(5000),
  ),
  fc.string({ unit: 'binary', maxLength: 5 }),
);

/** Every field of the filter with a restricting value. */
const fields: { [Field in keyof SearchFilter]?: fc.Arbitrary<SearchFilter[Field]> } = {
  term,
  selectedSearchTitles: fc.subarray([...SEARCH_TITLES]),
  allBroadcastsSelected: all,
  selectedBroadcasts: ids('channels'),
  allProducedInSelected: all,
  selectedProducedIn: ids('countries'),
  allDevelopedInSelected: all,
  selectedDevelopedIn: ids('countries'),
  allGenresSelected: all,
  selectedGenres: ids('subGenres'),
  allFormatTypesSelected: all,
  selectedFormatTypes: fc.subarray([1 as const, 2 as const, 3 as const]),
  allTimeslotsSelected: all,
  selectedTimeslots: fc.subarray([...TIMESLOTS]),
  allKeywordsSelected: all,
  selectedKeywords: ids('keywords'),
  searchByAllKeywords: flag,
  allFrequenciesSelected: all,
  selectedFrequencies: ids('frequencies'),
  allPlatformsSelected: all,
  selectedPlatforms: fc.subarray([1 as const, 2 as const]),
  allWeekdaysSelected: all,
  selectedWeekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7]),
  allPlaylistsSelected: all,
  selectedPlaylists: fc.subarray([1, 2]),
  allDurationsSelected: all,
  selectedDurations: fc.subarray([1 as const, 2 as const, 3 as const, 4 as const]),
  startDate: date,
  endDate: date,
  isNotaSelection: flag,
  isVideoPresent: flag,
  selectedMarketShareComparison: fc.constantFrom(null, 'BiggerOrEqual' as const),
  hasEvaluation: flag,
};

type Field = keyof typeof fields;

/** Related fields are drawn together. */
const GROUPS: readonly (readonly Field[])[] = [
  ['term', 'selectedSearchTitles'],
  ['allBroadcastsSelected', 'selectedBroadcasts'],
  ['selectedBroadcasts'],
  ['allProducedInSelected', 'selectedProducedIn'],
  ['allDevelopedInSelected', 'selectedDevelopedIn'],
  ['allGenresSelected', 'selectedGenres'],
  ['selectedGenres'],
  ['allFormatTypesSelected', 'selectedFormatTypes'],
  ['allTimeslotsSelected', 'selectedTimeslots'],
  ['allKeywordsSelected', 'selectedKeywords', 'searchByAllKeywords'],
  ['allFrequenciesSelected', 'selectedFrequencies'],
  ['allPlatformsSelected', 'selectedPlatforms'],
  ['allWeekdaysSelected', 'selectedWeekdays'],
  ['allPlaylistsSelected', 'selectedPlaylists'],
  ['allDurationsSelected', 'selectedDurations'],
  ['startDate', 'endDate'],
  ['isNotaSelection', 'isVideoPresent', 'hasEvaluation'],
  ['selectedMarketShareComparison'],
];

function differingIn(chosen: readonly Field[]): fc.Arbitrary<SearchFilter> {
  return fc
    .record(Object.fromEntries(chosen.map((field) => [field, fields[field] ?? fc.constant(null)])))
    .map((given) => ({ ...DEFAULT_SEARCH_FILTER, ...(given as Partial<SearchFilter>) }));
}

/**
 * A few groups differ from the default: with more, results would be empty. Terms are tested most thoroughly.
 */
const arbitraryFilter: fc.Arbitrary<SearchFilter> = fc
  .oneof(
    { weight: 3, arbitrary: fc.subarray([...GROUPS], { maxLength: 3 }) },
    {
      weight: 2,
      arbitrary: fc
        .subarray([...GROUPS], { maxLength: 1 })
        .map((others) => [...GROUPS.slice(0, 1), ...others]),
    },
  )
  .chain((groups) => differingIn(groups.flat()));

const grant: fc.Arbitrary<ScopeGrant> = fc.record({
  channelIds: fc.option(ids('channels'), { freq: 2 }),
  subGenreIds: fc.option(ids('subGenres'), { freq: 2 }),
  from: fc.option(arbitraryDate, { freq: 2 }),
  to: fc.option(arbitraryDate, { freq: 2 }),
  includesAudienceResults: flag,
});
const whole: ScopeGrant = {
  channelIds: null,
  subGenreIds: null,
  from: null,
  to: null,
  includesAudienceResults: true,
};

const arbitraryScope: fc.Arbitrary<SubscriptionScope> = fc
  .oneof(
    { weight: 2, arbitrary: fc.constant([whole]) },
    { weight: 3, arbitrary: fc.array(grant, { maxLength: 3 }) },
  )
  .map((grants) => ({ key: JSON.stringify(grants), grants }));

const programmeIds = fc.array(fc.integer({ min: -1000, max: 3000 }), { maxLength: 60, size: 'max' });

export const arbitraryQuery: fc.Arbitrary<SearchQuery> = fc.record({
  filter: arbitraryFilter,
  scope: arbitraryScope,
  language: fc.constantFrom('en' as const, 'ch' as const),
  playlistProgrammeIds: programmeIds,
  selection: fc.record({
    isAllSelected: flag,
    selectMode: fc.constantFrom('Include' as const, 'Exclude' as const, 'Exclude' as const),
    selectedIds: fc.oneof(fc.constant<number[]>([]), programmeIds),
  }),
  orderBy: fc.array(
    fc.record({
      sortExpression: fc.constantFrom(...SORT_EXPRESSIONS),
      direction: fc.constantFrom(...SORT_DIRECTIONS),
    }),
    { maxLength: 4 },
  ),
  page: fc.integer({ min: 0, max: 4 }),
  resultsPerPage: fc.constantFrom(1, 7, 120),
  ignoreCount: flag,
});
