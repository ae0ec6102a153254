/**
 * A set of rows, one bit each: row r is bit `r & 31` of word `r >>> 5`. Bits after the last row are never
 * set.
 */
export type Bitmap = Int32Array;

export function emptyBitmap(rows: number): Bitmap {
  return new Int32Array((rows + 31) >>> 5);
}

/** Adds the rows `first` to `end` (excluded). */
export function setRange(bitmap: Bitmap, first: number, end: number): void {
  for (let row = first; row < end;) {
    const word = row >>> 5;
    const next = Math.min((word + 1) << 5, end);
    const width = next - row;
    const ones = width === 32 ? -1 : ((1 << width) - 1) << (row & 31);
    bitmap[word] = (bitmap[word] ?? 0) | ones;
    row = next;
  }
}

export function hasRow(bitmap: Bitmap, row: number): boolean {
  return (((bitmap[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
}

export function addRow(bitmap: Bitmap, row: number): void {
  const word = row >>> 5;
  bitmap[word] = (bitmap[word] ?? 0) | (1 << (row & 31));
}

export function intersect(into: Bitmap, other: Bitmap): void {
  for (let i = 0; i < into.length; i++) into[i] = (into[i] ?? 0) & (other[i] ?? 0);
}

export function subtract(into: Bitmap, other: Bitmap): void {
  for (let i = 0; i < into.length; i++) into[i] = (into[i] ?? 0) & ~(other[i] ?? 0);
}

export function unite(into: Bitmap, other: Bitmap): void {
  for (let i = 0; i < into.length; i++) into[i] = (into[i] ?? 0) | (other[i] ?? 0);
}

/** The other ones of `rows` rows. */
export function complementOf(bitmap: Bitmap, rows: number): Bitmap {
  const complement = emptyBitmap(rows);
  setRange(complement, 0, rows);
  subtract(complement, bitmap);
  return complement;
}

/** Number of bits set in one word. */
export function bitsIn(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function sizeOf(bitmap: Bitmap): number {
  let size = 0;
  for (const word of bitmap) size += bitsIn(word);
  return size;
}

/** The rows, ascending: those left after the first `skip`, at most `limit`. */
export function rowsOf(bitmap: Bitmap, skip = 0, limit = Infinity): Int32Array {
  const rows = new Int32Array(Math.min(limit, Math.max(0, sizeOf(bitmap) - skip)));
  let toSkip = skip;
  let found = 0;
  for (let i = 0; i < bitmap.length && found < rows.length; i++) {
    let word = bitmap[i] ?? 0;
    const bits = bitsIn(word);
    if (toSkip >= bits) {
      toSkip -= bits;
      continue;
    }
    for (; word !== 0 && found < rows.length; word &= word - 1) {
      if (toSkip > 0) toSkip -= 1;
      else rows[found++] = (i << 5) + 31 - Math.clz32(word & -word);
    }
  }
  return rows;
}
