import { hasZeroBytes } from './encoding-name.ts';
import { ImportError } from './import-error.ts';
import type { InspectedFile } from './inspect-file.ts';

/** More of the first line is not needed: a guide may be one line. */
const FIRST_BYTES = 100;

/**
 * Throws for bytes that the file's encoding does not have. Otherwise they would be stored as replacement characters,
 * and UTF-16 without a byte order mark as garbage: English text in it is valid UTF-8 with a zero byte after each letter.
 * A zero byte in a later line is stray: cells are imported without it, and the XML parser reports its line.
 */
export function assertText({ encoding, isUtf8, head }: InspectedFile): void {
  if (encoding === 'utf-8' && !isUtf8) throw new ImportError('it should be UTF-8 but contains other bytes');
  if (hasZeroBytes(encoding)) return;
  const zeroAt = firstLine(head).indexOf(0);
  if (zeroAt === -1) return;
  // The zero byte belongs to a Latin letter or a delimiter: in little-endian order it comes second.
  const likely = zeroAt % 2 === 1 ? 'utf-16le' : 'utf-16be';
  throw new ImportError(
    `it contains zero bytes, so it is not ${encoding}: if it is UTF-16, import it with --encoding ${likely}`,
  );
}

/** The beginning of the first line, with both bytes of its line break if that is UTF-16. */
function firstLine(head: Buffer): Buffer {
  const begin = head.subarray(0, FIRST_BYTES);
  const lineBreak = begin.indexOf('\n');
  return lineBreak === -1 ? begin : begin.subarray(0, lineBreak + 2);
}
