const MIB = 1024 * 1024;

/** Characters of one table row, or of one guide element with its content. Real ones have a few thousand. */
export const RECORD_MAX = MIB;
/**
 * How many times its packed size a file may unpack to, once it is larger than {@link UNPACKED_FREE}. Real
 * files stay below 50.
 */
export const UNPACK_RATIO_MAX = 200;
/** Bytes to which any packed file may unpack. */
export const UNPACKED_FREE = 64 * MIB;

/** For the report of a file. */
export function tooLong(line: number): string {
  return `what follows line ${line} is one row of more than ${RECORD_MAX / MIB} MiB`;
}
