import { describe, expect, test } from '@jest/globals';
import { DEFAULT_SEARCH_FILTER } from './default-search-filter.ts';
import { isDefault } from './is-default.ts';
import { searchFilterSchema, type SearchFilter } from './search-filter.ts';

const PAIRS = [
  'Broadcasts',
  'ProducedIn',
  'DevelopedIn',
  'Genres',
  'FormatTypes',
  'Timeslots',
  'Keywords',
  'Frequencies',
  'Platforms',
  'Weekdays',
  'Playlists',
] as const;

describe('the search filter', () => {
  test.each(PAIRS)('[ADV-12] keeps both halves of the pair %s', (facet) => {
    const values = facet === 'Timeslots' ? ['primetime'] : [1];
    const parsed = searchFilterSchema.parse({ [`all${facet}Selected`]: true, [`selected${facet}`]: values });
    expect(parsed).toMatchObject({ [`all${facet}Selected`]: true, [`selected${facet}`]: values });
    expect(DEFAULT_SEARCH_FILTER).toMatchObject({ [`all${facet}Selected`]: false, [`selected${facet}`]: [] });
  });

  test('missing fields and null get their default', () => {
    expect(searchFilterSchema.parse({ term: null, selectedGenres: null })).toEqual(DEFAULT_SEARCH_FILTER);
  });

  test('an empty date counts as no date', () => {
    expect(searchFilterSchema.parse({ startDate: '', endDate: '2026-02-28' })).toMatchObject({
      startDate: null,
      endDate: '2026-02-28',
    });
  });

  test.each([
    ['term', { term: 5 }, 'term'],
    ['a date that does not exist', { startDate: '2026-02-30' }, 'startDate'],
    ['a weekday out of range', { selectedWeekdays: [1, 8] }, 'selectedWeekdays.1'],
    ['an id that is not a number', { selectedBroadcasts: [1, 'x'] }, 'selectedBroadcasts.1'],
    ['an unknown menu', { searchFrom: 'Nowhere' }, 'searchFrom'],
    ['an unknown title field', { selectedSearchTitles: ['secret'] }, 'selectedSearchTitles.0'],
    ['an unknown timeslot', { selectedTimeslots: ['morning'] }, 'selectedTimeslots.0'],
    ['an unknown duration', { selectedDurations: [{ min: 1, max: 2 }] }, 'selectedDurations.0'],
  ])('refuses %s and names the field', (_, given, path) => {
    const result = searchFilterSchema.safeParse(given);
    expect(result.error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });

  test('[ADV-10] a duration may be given by id or by its bounds, and a timeslot in either spelling', () => {
    expect(
      searchFilterSchema.parse({
        selectedDurations: ['null/9', { min: 10, max: 30 }, 4],
        selectedTimeslots: ['lateNight', 'accessPrimetime'],
      }),
    ).toMatchObject({ selectedDurations: [1, 2, 4], selectedTimeslots: ['latenight', 'access_primetime'] });
  });
});

describe('isDefault', () => {
  const withField = (fields: Partial<SearchFilter>) => isDefault({ ...DEFAULT_SEARCH_FILTER, ...fields });

  test('[ADV-11] is true for the default selection, whatever its dates', () => {
    expect(withField({})).toBe(true);
    expect(withField({ startDate: '2020-01-01', endDate: '2026-01-01' })).toBe(true);
  });

  test('[ADV-11] ignores the header and the origin of the search', () => {
    expect(withField({ term: 'crime', searchFrom: 'Latest', lastCall: '2026-01-01T00:00:00Z' })).toBe(true);
  });

  test('[ADV-11] is false as soon as one filter differs', () => {
    expect(withField({ selectedGenres: [3] })).toBe(false);
    expect(withField({ allKeywordsSelected: true })).toBe(false);
    expect(withField({ isVideoPresent: true })).toBe(false);
    expect(withField({ selectedMarketShareComparison: 'BiggerOrEqual' })).toBe(false);
  });
});
