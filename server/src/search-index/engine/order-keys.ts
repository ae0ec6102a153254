import type { Language } from '@airdex/shared-contracts/constants';
import type { OrderBy, SortDirection, SortExpression } from '@airdex/shared-contracts/search-filter';
import { NO_DAY } from '../data/index-data.ts';
import { type Bitmap, hasRow } from '../data/bitmap.ts';
import type { Catalogue } from './catalogue.ts';
import type { SmallColumn } from './select-rows.ts';

/** The key of one sort level: a small number per row, 0 if unknown. */
export type OrderKeys = Int32Array | SmallColumn;

export interface OrderLevel {
  readonly keys: OrderKeys;
  readonly direction: SortDirection;
}

/** Ranks of the launch days. Rows are sorted newest first, so they are counted from the end. */
function dayKeys({ rows, datedRows, columns: { days } }: Catalogue): Int32Array {
  const keys = new Int32Array(rows);
  let place = 0;
  let before = NO_DAY;
  for (let row = datedRows - 1; row >= 0; row--) {
    const day = days[row] ?? NO_DAY;
    if (day !== before) place += 1;
    before = day;
    keys[row] = place;
  }
  return keys;
}

/** Ranks of names by row, from those by position. */
function nameKeys(column: SmallColumn, ranks: Int32Array): Int32Array {
  const keys = new Int32Array(column.length);
  for (let row = 0; row < keys.length; row++) keys[row] = ranks[column[row] ?? 0] ?? 0;
  return keys;
}

/** Ranks of shares, unknown if they are hidden. */
function shareKeys(ranks: Int32Array, audience: Bitmap | null): Int32Array {
  return audience === null ? ranks : ranks.map((rank, row) => (hasRow(audience, row) ? rank : 0));
}

/** The sort key of an expression; for the launch, the time of day. */
function keysOf(
  expression: SortExpression,
  { columns, references }: Catalogue,
  language: Language,
  audience: Bitmap | null,
): OrderKeys {
  switch (expression) {
    case 'LAUNCHDATE':
      return columns.times;
    case 'CHANNELS_GROUP': {
      const ranks = references.countries.nameRanks[language];
      return nameKeys(
        columns.channels,
        references.channelCountries.map((country) => ranks[country] ?? 0),
      );
    }
    case 'CHANNEL':
      return nameKeys(columns.channels, references.channels.nameRanks[language]);
    case 'SUBGENRE':
      return nameKeys(columns.subGenres, references.subGenres.nameRanks[language]);
    case 'ORIGINAL_TYPENAME':
      return nameKeys(columns.formatTypes, references.formatTypeRanks[language]);
    case 'LOCALTITLE':
      return columns.titleRanks[language];
    case 'SHR_PREMIERE':
      return shareKeys(columns.premiereRanks, audience);
    case 'SHR_AVERAGE':
      return shareKeys(columns.averageRanks, audience);
  }
}

/**
 * All levels of an order, the first one first.
 * @param audience the rows whose shares may be used, null for all
 */
export function orderLevels(
  orderBy: readonly OrderBy[],
  catalogue: Catalogue,
  language: Language,
  audience: Bitmap | null,
): OrderLevel[] {
  return orderBy.flatMap(({ sortExpression, direction }) => {
    const level = { keys: keysOf(sortExpression, catalogue, language, audience), direction };
    // A launch is a day, then a time.
    return sortExpression === 'LAUNCHDATE' ? [{ keys: dayKeys(catalogue), direction }, level] : [level];
  });
}
