import { hasZeroBytes } from './encoding-name.ts';
import { ImportError } from './import-error.ts';
import type { InspectedFile } from './inspect-file.ts';

/**
 * Throws for bytes that the file's encoding does not have. Otherwise they would be stored as replacement characters,
 * and UTF-16 without a byte order mark as garbage: English text in it is valid UTF-8 with a zero byte after each letter.
 */
export function assertText({ encoding, isUtf8, zeroAt }: InspectedFile): void {
  if (encoding === 'utf-8' && !isUtf8) throw new ImportError('it should be UTF-8 but contains other bytes');
  if (zeroAt === null || hasZeroBytes(encoding)) return;
  // The zero byte belongs to a Latin letter or a delimiter: in little-endian order it comes second.
  const likely = zeroAt % 2 === 1 ? 'utf-16le' : 'utf-16be';
  throw new ImportError(
    `it contains zero bytes, so it is not ${encoding}: if it is UTF-16, import it with --encoding ${likely}`,
  );
}
