import { CARD_SEARCH_CASES } from './card-search-cases.ts';
import type { NamedFilterCase } from './filter-case.ts';
import { includesFolded, someOf } from './stored-values.ts';

/** One case for each field of the filter, by description; built over the stored programmes. */
export const FILTER_CASES: NamedFilterCase[] = [
  [
    'selectedBroadcasts',
    (all) => {
      const ids = someOf(all.map((row) => row.channel_id));
      return { body: { selectedBroadcasts: ids }, holds: (row) => ids.includes(row.channel_id) };
    },
  ],
  [
    'selectedProducedIn',
    (all) => {
      const ids = someOf(all.flatMap((row) => row.produced_in));
      return {
        body: { selectedProducedIn: ids },
        holds: (row) => row.produced_in.some((id) => ids.includes(id)),
      };
    },
  ],
  [
    'selectedDevelopedIn',
    (all) => {
      const ids = someOf(all.flatMap((row) => row.developed_in));
      return {
        body: { selectedDevelopedIn: ids },
        holds: (row) => row.developed_in.some((id) => ids.includes(id)),
      };
    },
  ],
  [
    'selectedGenres',
    (all) => {
      const ids = someOf(
        all.map((row) => row.subgenre_id),
        5,
      );
      return {
        body: { selectedGenres: ids },
        holds: (row) => row.subgenre_id !== null && ids.includes(row.subgenre_id),
      };
    },
  ],
  [
    'selectedFormatTypes',
    () => ({
      body: { selectedFormatTypes: [1, 3] },
      holds: (row) => row.format_type === 1 || row.format_type === 3,
    }),
  ],
  [
    'selectedTimeslots, in both spellings',
    () => ({
      body: { selectedTimeslots: ['accessPrimetime', 'latenight'] },
      holds: (row) => row.timeslot === 'access_primetime' || row.timeslot === 'latenight',
    }),
  ],
  [
    'selectedKeywords, any of them',
    (all) => {
      const ids = someOf(all.flatMap((row) => row.keywords));
      return {
        body: { selectedKeywords: ids },
        holds: (row) => row.keywords.some((id) => ids.includes(id)),
      };
    },
  ],
  [
    'searchByAllKeywords',
    (all) => {
      const ids = all.map((row) => row.keywords).find((keywords) => keywords.length === 2) ?? [];
      return {
        body: { selectedKeywords: ids, searchByAllKeywords: true },
        holds: (row) => ids.every((id) => row.keywords.includes(id)),
      };
    },
  ],
  [
    'selectedFrequencies, with "none" as -1',
    (all) => {
      const ids = someOf(
        all.map((row) => row.frequency_id),
        1,
      );
      return {
        body: { selectedFrequencies: [...ids, -1] },
        holds: (row) => row.frequency_id === null || ids.includes(row.frequency_id),
      };
    },
  ],
  [
    'selectedPlatforms, where 2 and 3 are online',
    () => ({
      body: { selectedPlatforms: [2] },
      holds: (row) => row.shown_platform_id !== 1,
    }),
  ],
  [
    'selectedWeekdays',
    () => ({
      body: { selectedWeekdays: [1, 7] },
      holds: (row) => (row.weekdays & 0b1000001) !== 0,
    }),
  ],
  [
    'selectedDurations',
    () => ({
      body: { selectedDurations: [2, { min: 61, max: null }] },
      holds: ({ duration_minutes: minutes }) =>
        minutes !== null && ((minutes >= 10 && minutes <= 30) || minutes >= 61),
    }),
  ],
  [
    'startDate and endDate, inclusive',
    (all) => {
      const [endDate = '', startDate = ''] = someOf(
        all.map((row) => row.launch_date),
        40,
      )
        .sort()
        .reverse()
        .filter((_, index) => index % 39 === 0);
      return {
        body: { startDate, endDate },
        holds: ({ launch_date: date }) => date !== null && date >= startDate && date <= endDate,
      };
    },
  ],
  ['isNotaSelection', () => ({ body: { isNotaSelection: true }, holds: (row) => row.is_nota_selection })],
  ['isVideoPresent', () => ({ body: { isVideoPresent: true }, holds: (row) => row.video !== null })],
  ['hasEvaluation', () => ({ body: { hasEvaluation: true }, holds: (row) => row.evaluation_en !== null })],
  [
    '[PRF-01] selectedMarketShareComparison: at least 20% above the slot',
    () => ({
      body: { selectedMarketShareComparison: 'BiggerOrEqual' },
      holds: ({ share_average: share, slot_share: slot }) =>
        share !== null &&
        slot !== null &&
        slot > 0 &&
        Math.round(share * 10) * 10 >= Math.round(slot * 10) * 12,
    }),
  ],
  [
    'term in the default titles',
    () => ({
      body: { term: 'chateau' },
      holds: (row) =>
        includesFolded(
          [
            row.local_title,
            row.original_title,
            row.format_title,
            row.translated_title_en,
            row.translated_title_zh,
          ],
          'chateau',
        ),
    }),
  ],
  [
    'a Chinese term of two characters',
    () => ({
      body: { term: '港口' },
      holds: (row) => includesFolded([row.translated_title_zh], '港口'),
    }),
  ],
  [
    'selectedSearchTitles: one field only',
    () => ({
      body: { term: 'harbour', selectedSearchTitles: ['DIRECTOR'] },
      holds: (row) => includesFolded([row.director], 'harbour'),
    }),
  ],
  [
    'selectedSearchTitles: companies, people, concepts',
    () => ({
      body: {
        term: 'ocean',
        selectedSearchTitles: [
          'PRODUCERS',
          'DISTRIBUTORS',
          'HOST_CAST',
          'EXECUTIVE_PRODUCER',
          'Concept_Descriptions',
        ],
      },
      holds: (row) =>
        includesFolded(
          [
            row.production_companies,
            row.distributors,
            row.host_cast,
            row.executive_producer,
            row.concept_en,
            row.description_en,
          ],
          'ocean',
        ),
    }),
  ],
  ...CARD_SEARCH_CASES,
  [
    'two filters together',
    () => ({
      body: { isNotaSelection: true, selectedFormatTypes: [1] },
      holds: (row) => row.is_nota_selection && row.format_type === 1,
    }),
  ],
];
