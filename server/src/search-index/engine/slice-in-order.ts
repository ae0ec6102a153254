import type { OrderLevel } from './order-keys.ts';

export interface Slice {
  readonly skip: number;
  readonly limit: number;
}

const DIGIT_BITS = 11;
const DIGITS = 1 << DIGIT_BITS;

/** Places of some rows by one level: small numbers from 0, lower ones first, unknown ones last. */
function placesOf({ keysOf, direction }: OrderLevel, rows: Int32Array): { places: Int32Array; last: number } {
  const places = keysOf(rows);
  let last = 0;
  for (let i = 0; i < places.length; i++) last = Math.max(last, places[i] ?? 0);
  for (let i = 0; i < places.length; i++) {
    const key = places[i] ?? 0;
    places[i] = key === 0 ? last : direction === 'Asc' ? key - 1 : last - key;
  }
  return { places, last };
}

/** By digit, how many places before the first one with it. */
function startsByDigit(places: Int32Array, shift: number): Int32Array {
  const starts = new Int32Array(DIGITS + 1);
  for (let i = 0; i < places.length; i++) {
    const next = (((places[i] ?? 0) >>> shift) & (DIGITS - 1)) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let digit = 1; digit <= DIGITS; digit++)
    starts[digit] = (starts[digit] ?? 0) + (starts[digit - 1] ?? 0);
  return starts;
}

/** Sorts rows by one level; stable (radix sort). */
function sortByLevel(rows: Int32Array, level: OrderLevel): Int32Array {
  const { places, last } = placesOf(level, rows);
  let sorted = { rows, places };
  for (let shift = 0; last >>> shift > 0; shift += DIGIT_BITS) {
    const next = startsByDigit(sorted.places, shift);
    const into = { rows: new Int32Array(rows.length), places: new Int32Array(rows.length) };
    for (let i = 0; i < rows.length; i++) {
      const place = sorted.places[i] ?? 0;
      const digit = (place >>> shift) & (DIGITS - 1);
      const at = next[digit] ?? 0;
      next[digit] = at + 1;
      into.rows[at] = sorted.rows[i] ?? 0;
      into.places[at] = place;
    }
    sorted = into;
  }
  return sorted.rows;
}

/** Leaves out most rows that one level alone places before or after the slice; keeps the order of the others. */
function near(
  rows: Int32Array,
  level: OrderLevel,
  { skip, limit }: Slice,
): { rows: Int32Array; skip: number } {
  const { places, last } = placesOf(level, rows);
  const shift = Math.max(0, 32 - Math.clz32(last) - DIGIT_BITS);
  const starts = startsByDigit(places, shift);
  let from = 0;
  while (from < DIGITS && (starts[from + 1] ?? 0) <= skip) from += 1;
  let to = from;
  while (to < DIGITS && (starts[to] ?? 0) < skip + limit) to += 1;
  const before = starts[from] ?? 0;
  const kept = new Int32Array((starts[to] ?? 0) - before);
  for (let i = 0, next = 0; i < rows.length; i++) {
    const digit = (places[i] ?? 0) >>> shift;
    if (digit >= from && digit < to) kept[next++] = rows[i] ?? 0;
  }
  return { rows: kept, skip: skip - before };
}

/**
 * A slice of some rows, as if all of them were sorted; the first level comes first. Equal rows keep their
 * order. Sorts only those near the slice.
 */
export function sliceInOrder(rows: Int32Array, levels: readonly OrderLevel[], slice: Slice): Int32Array {
  const [first] = levels;
  const { rows: candidates, skip } = first === undefined ? { rows, ...slice } : near(rows, first, slice);
  // From the last level on: each keeps the order of the later ones among its equal rows.
  return levels.reduceRight(sortByLevel, candidates).subarray(skip, skip + slice.limit);
}
