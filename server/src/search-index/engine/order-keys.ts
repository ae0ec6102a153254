import type { Language } from '@airdex/shared-contracts/constants';
import type { OrderBy, SortExpression } from '@airdex/shared-contracts/search-filter';
import { NO_DAY } from '../data/index-data.ts';
import { type Bitmap, hasRow } from './bitmap.ts';
import type { Catalogue } from './catalogue.ts';

/** What one level sorts by: a small number per row, from 1 to `most`, 0 when unknown. */
export interface OrderKeys {
  readonly keys: Int32Array;
  readonly most: number;
}

function keysOf(rows: number, key: (row: number) => number): OrderKeys {
  const keys = new Int32Array(rows);
  let most = 0;
  for (let row = 0; row < rows; row++) {
    const value = key(row);
    keys[row] = value;
    if (value > most) most = value;
  }
  return { keys, most };
}

/** Places of the launch days. Rows lie newest first, so they are counted from the end. */
function dayKeys({ rows, datedRows, columns: { days } }: Catalogue): OrderKeys {
  const keys = new Int32Array(rows);
  let place = 0;
  let before = NO_DAY;
  for (let row = datedRows - 1; row >= 0; row--) {
    const day = days[row] ?? NO_DAY;
    if (day !== before) place += 1;
    before = day;
    keys[row] = place;
  }
  return { keys, most: place };
}

/** Levels that an expression sorts by, the first one first. `audience`: the rows whose shares may be used, null for all. */
function levelsOf(
  expression: SortExpression,
  catalogue: Catalogue,
  language: Language,
  audience: Bitmap | null,
): OrderKeys[] {
  const { columns, references, rows } = catalogue;
  const shares = (ranks: Int32Array) =>
    keysOf(rows, (row) => (audience === null || hasRow(audience, row) ? (ranks[row] ?? 0) : 0));
  switch (expression) {
    case 'LAUNCHDATE':
      return [dayKeys(catalogue), keysOf(rows, (row) => columns.times[row] ?? 0)];
    case 'CHANNELS_GROUP': {
      const names = references.countries.nameRanks[language];
      const byChannel = references.channelCountries.map((country) => names[country] ?? 0);
      return [keysOf(rows, (row) => byChannel[columns.channels[row] ?? 0] ?? 0)];
    }
    case 'CHANNEL': {
      const names = references.channels.nameRanks[language];
      return [keysOf(rows, (row) => names[columns.channels[row] ?? 0] ?? 0)];
    }
    case 'SUBGENRE': {
      const names = references.subGenres.nameRanks[language];
      return [keysOf(rows, (row) => names[columns.subGenres[row] ?? 0] ?? 0)];
    }
    case 'ORIGINAL_TYPENAME': {
      const names = references.formatTypeRanks[language];
      return [keysOf(rows, (row) => names[columns.formatTypes[row] ?? 0] ?? 0)];
    }
    case 'LOCALTITLE': {
      const names = columns.titleRanks[language];
      return [keysOf(rows, (row) => names[row] ?? 0)];
    }
    case 'SHR_PREMIERE':
      return [shares(columns.premiereRanks)];
    case 'SHR_AVERAGE':
      return [shares(columns.averageRanks)];
  }
}

/** All levels of an order, with keys turned so that ascending is what was asked for and unknown is last. */
export function orderLevels(
  orderBy: readonly OrderBy[],
  catalogue: Catalogue,
  language: Language,
  audience: Bitmap | null,
): OrderKeys[] {
  return orderBy.flatMap(({ sortExpression, direction }) =>
    levelsOf(sortExpression, catalogue, language, audience).map(({ keys, most }) => {
      for (let row = 0; row < keys.length; row++) {
        const key = keys[row] ?? 0;
        keys[row] = key === 0 ? most + 1 : direction === 'Asc' ? key : most + 1 - key;
      }
      return { keys, most: most + 1 };
    }),
  );
}
