import { NO_DAY } from '../data/index-data.ts';
import { type Bitmap, hasRow } from '../data/bitmap.ts';
import type { Catalogue } from './catalogue.ts';
import { wantedTable } from './select-rows.ts';

export interface RelatedRequest {
  /** The programme for which similar ones are wanted. */
  readonly id: number;
  /** Programmes to exclude, such as other launches of the same one. */
  readonly without: readonly number[];
  readonly limit: number;
}

/**
 * The scores of similarity. Only programmes that share a genre or a keyword are similar; at most 116 in
 * total.
 */
export const LIKENESS = {
  subGenre: 40,
  /** The same genre with another subgenre. */
  genre: 15,
  /** For each shared keyword, up to `keywordsMax`. */
  keyword: 12,
  keywordsMax: 4,
  formatType: 8,
  /** Launched on the same day; one less for every `daysPerPoint` in between. */
  nearness: 20,
  daysPerPoint: 45,
} as const;

/** Score by row; 0 for rows that are not similar. */
function likenessOf({ columns, references, keywords, rows }: Catalogue, row: number): Uint8Array {
  const { subGenres, formatTypes, days } = columns;
  const { starts, values } = columns.keywords;
  const { subGenreGenres } = references;
  const subGenre = subGenres[row] ?? 0;
  const genre = subGenreGenres[subGenre] ?? 0;
  const formatType = formatTypes[row] ?? 0;
  const day = days[row] ?? NO_DAY;
  const wanted = wantedTable(keywords.size, values.subarray(starts[row], starts[row + 1]));
  const likeness = new Uint8Array(rows);
  for (let other = 0, at = 0; other < rows; other++) {
    const end = starts[other + 1] ?? 0;
    let shared = 0;
    for (; at < end; at++) shared += wanted[values[at] ?? 0] ?? 0;
    let points = LIKENESS.keyword * Math.min(shared, LIKENESS.keywordsMax);
    const otherSubGenre = subGenres[other] ?? 0;
    if (subGenre !== 0 && otherSubGenre === subGenre) points += LIKENESS.subGenre;
    else if (genre !== 0 && subGenreGenres[otherSubGenre] === genre) points += LIKENESS.genre;
    if (points === 0) continue;
    if (formatType !== 0 && formatTypes[other] === formatType) points += LIKENESS.formatType;
    const otherDay = days[other] ?? NO_DAY;
    if (day !== NO_DAY && otherDay !== NO_DAY) {
      const between = Math.floor(Math.abs(day - otherDay) / LIKENESS.daysPerPoint);
      points += Math.max(0, LIKENESS.nearness - between);
    }
    likeness[other] = points;
  }
  return likeness;
}

/**
 * The rows with the highest scores, best first; equal ones in their own order. Rows without points are left
 * out.
 */
function bestRows(points: Uint8Array, limit: number): Int32Array {
  const counts = new Int32Array(256);
  for (const each of points) counts[each] = (counts[each] ?? 0) + 1;
  // Where the rows of each score begin in the result.
  const places = new Int32Array(256);
  let found = 0;
  let least = 256;
  for (let each = 255; each > 0 && found < limit; each--) {
    places[each] = found;
    found += counts[each] ?? 0;
    least = each;
  }
  const best = new Int32Array(Math.min(found, limit));
  for (let row = 0; row < points.length; row++) {
    const each = points[row] ?? 0;
    if (each < least) continue;
    const place = places[each] ?? 0;
    places[each] = place + 1;
    if (place < best.length) best[place] = row;
  }
  return best;
}

/**
 * The rows inside the scope that are most similar to a programme, best first, then in the default order;
 * never itself.
 */
export function relatedRows(
  catalogue: Catalogue,
  inScope: Bitmap,
  { id, without, limit }: RelatedRequest,
): Int32Array {
  const row = catalogue.rowOf(id);
  if (row === -1) return new Int32Array();
  const likeness = likenessOf(catalogue, row);
  for (const unwanted of [id, ...without]) {
    const unwantedRow = catalogue.rowOf(unwanted);
    if (unwantedRow !== -1) likeness[unwantedRow] = 0;
  }
  for (let other = 0; other < likeness.length; other++) if (!hasRow(inScope, other)) likeness[other] = 0;
  return bestRows(likeness, limit);
}
