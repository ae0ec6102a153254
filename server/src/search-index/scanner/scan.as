/*
 * Substring search over the texts of the index, in AssemblyScript. Compiled by `compile-scanner.ts` into
 * `scanner-module.ts`; the file has its own extension because no TypeScript compiler knows its types.
 *
 * Texts lie one behind the other, each ended by the byte 0xFF, which UTF-8 never holds, so that no match spans two.
 * All numbers passed in are addresses in bytes, counts, or indexes of texts.
 */

/** Whether the `length` bytes at `a` and `b` are the same. */
function same(a: usize, b: usize, length: u32): bool {
  let i: u32 = 0;
  for (; i + 8 <= length; i += 8) if (load<u64>(a + i) != load<u64>(b + i)) return false;
  for (; i < length; i++) if (load<u8>(a + i) != load<u8>(b + i)) return false;
  return true;
}

/** The text that `offset` lies in, looked for from text `from` on by steps that double. */
function textAt(starts: usize, from: u32, end: u32, offset: u32): u32 {
  let text = from;
  let step: u32 = 1;
  while (text + step < end && load<u32>(starts + ((text + step) << 2)) <= offset) {
    text += step;
    step <<= 1;
  }
  for (; step > 0; step >>= 1) {
    if (text + step < end && load<u32>(starts + ((text + step) << 2)) <= offset) text += step;
  }
  return text;
}

/** Sets the bit of every row that carries `text` in one of `fields`. */
function mark(text: u32, postingStarts: usize, rows: usize, rowFields: usize, fields: u32, bitmap: usize): void {
  const end = load<u32>(postingStarts + ((text + 1) << 2));
  for (let i = load<u32>(postingStarts + (text << 2)); i < end; i++) {
    if ((load<u16>(rowFields + (i << 1)) & fields) == 0) continue;
    const row = load<u32>(rows + (i << 2));
    const word = bitmap + ((row >> 5) << 2);
    store<u32>(word, load<u32>(word) | ((<u32>1) << (row & 31)));
  }
}

/**
 * Marks the rows of the texts `first` (included) to `end` (excluded) that hold the needle. `probeA` and `probeB` are
 * the offsets of two bytes of the needle, its rarest ones for speed: 64 places at a time are looked at for these two,
 * and only where both fit is the needle compared. At least 80 + the needle's length readable bytes must follow.
 */
export function scan(
  bytes: usize,
  starts: usize,
  first: u32,
  end: u32,
  needle: usize,
  length: u32,
  probeA: u32,
  probeB: u32,
  postingStarts: usize,
  rows: usize,
  rowFields: usize,
  fields: u32,
  bitmap: usize,
): void {
  const a = i8x16.splat(load<i8>(needle + probeA));
  const b = i8x16.splat(load<i8>(needle + probeB));
  const stop = bytes + load<u32>(starts + (end << 2));
  let at = bytes + load<u32>(starts + (first << 2));
  let text = first;

  while (at < stop) {
    const m0 = v128.and(i8x16.eq(v128.load(at + probeA), a), i8x16.eq(v128.load(at + probeB), b));
    const m1 = v128.and(i8x16.eq(v128.load(at + probeA, 16), a), i8x16.eq(v128.load(at + probeB, 16), b));
    const m2 = v128.and(i8x16.eq(v128.load(at + probeA, 32), a), i8x16.eq(v128.load(at + probeB, 32), b));
    const m3 = v128.and(i8x16.eq(v128.load(at + probeA, 48), a), i8x16.eq(v128.load(at + probeB, 48), b));
    let next = at + 64;
    if (v128.any_true(v128.or(v128.or(m0, m1), v128.or(m2, m3)))) {
      let places =
        (<u64>(<u32>i8x16.bitmask(m0))) |
        ((<u64>(<u32>i8x16.bitmask(m1))) << 16) |
        ((<u64>(<u32>i8x16.bitmask(m2))) << 32) |
        ((<u64>(<u32>i8x16.bitmask(m3))) << 48);
      for (; places != 0; places &= places - 1) {
        const place = at + <usize>ctz(places);
        if (place + length > stop) break;
        if (!same(place, needle, length)) continue;
        text = textAt(starts, text, end, <u32>(place - bytes));
        mark(text, postingStarts, rows, rowFields, fields, bitmap);
        // The rest of a text that already fits need not be read.
        next = bytes + load<u32>(starts + ((text + 1) << 2));
        break;
      }
    }
    at = next;
  }
}
