import type { Language } from '@airdex/shared-contracts/constants';
import type { OrderBy, SortDirection, SortExpression } from '@airdex/shared-contracts/search-filter';
import { type Bitmap, hasRow } from '../data/bitmap.ts';
import type { Catalogue } from './catalogue.ts';
import type { SmallColumn } from './select-rows.ts';

export interface OrderLevel {
  /** The sort keys of some rows: small numbers, 0 if unknown. */
  readonly keysOf: (rows: Int32Array) => Int32Array;
  readonly direction: SortDirection;
}

type KeysOf = OrderLevel['keysOf'];

/** Values of a column as they are. */
function columnKeys(column: Int32Array | SmallColumn): KeysOf {
  return (rows) => {
    const keys = new Int32Array(rows.length);
    for (let i = 0; i < rows.length; i++) keys[i] = column[rows[i] ?? 0] ?? 0;
    return keys;
  };
}

/** Launch days, counted from the first one. */
function dayKeys({ datedRows, columns: { days } }: Catalogue): KeysOf {
  const before = (days[datedRows - 1] ?? 0) - 1;
  return (rows) => {
    const keys = new Int32Array(rows.length);
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] ?? 0;
      if (row < datedRows) keys[i] = (days[row] ?? 0) - before;
    }
    return keys;
  };
}

/** Ranks of names by row, from those by position. */
function nameKeys(column: SmallColumn, ranks: Int32Array): KeysOf {
  return (rows) => {
    const keys = new Int32Array(rows.length);
    for (let i = 0; i < rows.length; i++) keys[i] = ranks[column[rows[i] ?? 0] ?? 0] ?? 0;
    return keys;
  };
}

/** Ranks of shares, unknown if they are hidden. */
function shareKeys(ranks: Int32Array, audience: Bitmap | null): KeysOf {
  if (audience === null) return columnKeys(ranks);
  return (rows) => {
    const keys = new Int32Array(rows.length);
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] ?? 0;
      if (hasRow(audience, row)) keys[i] = ranks[row] ?? 0;
    }
    return keys;
  };
}

/** The sort keys of an expression; for the launch, the time of day. */
function keysOf(
  expression: SortExpression,
  { columns, references }: Catalogue,
  language: Language,
  audience: Bitmap | null,
): KeysOf {
  switch (expression) {
    case 'LAUNCHDATE':
      return columnKeys(columns.times);
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
      return columnKeys(columns.titleRanks[language]);
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
    const level = { keysOf: keysOf(sortExpression, catalogue, language, audience), direction };
    // A launch is a day, then a time.
    return sortExpression === 'LAUNCHDATE' ? [{ keysOf: dayKeys(catalogue), direction }, level] : [level];
  });
}
