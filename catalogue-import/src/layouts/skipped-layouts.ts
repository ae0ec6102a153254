import type { SkippedLayout } from '../rows/layout.ts';

function skipped(
  id: string,
  columns: readonly string[],
  reason: string,
  without: readonly string[] = [],
): SkippedLayout {
  return { kind: 'skipped', id, columns, reason, without };
}

const NO_SERIES = 'its rows do not name a series, so they do not identify a programme';

/** Known tables without data that the catalogue could store truthfully. */
export const SKIPPED_LAYOUTS: readonly SkippedLayout[] = [
  skipped('rejects', ['file', 'line', 'reason', 'detail', 'row'], 'these are the rejected rows of an import'),
  skipped(
    'countries',
    ['code', 'name_en', 'name_zh_hans'],
    'the catalogue has its own list of all countries',
    ['bcp47'],
  ),
  skipped('languages', ['code', 'bcp47', 'name_en'], 'the catalogue does not store languages'),
  skipped(
    'channel categories',
    ['id', 'name', 'description'],
    'the catalogue does not store categories of channels',
    ['country', 'title'],
  ),
  skipped(
    'credits',
    ['person', 'title', 'role'],
    'it names programmes by title only, which can be ambiguous',
  ),
  skipped('untitled ratings', ['timeslot', 'rating', 'share'], NO_SERIES, ['series', 'series_page']),
  skipped('untitled ratings', ['rating', 'share', 'viewers'], NO_SERIES, ['series', 'series_page']),
  skipped('untitled ratings', ['broadcast date', 'ratings'], NO_SERIES, ['series']),
  skipped('untitled ratings', ['original broadcast date', 'average'], NO_SERIES, ['series']),
  skipped('untitled ratings', ['original airdate', 'viewers'], NO_SERIES),
  skipped('untitled ratings', ['series', 'year', 'average audience share'], NO_SERIES),
];
