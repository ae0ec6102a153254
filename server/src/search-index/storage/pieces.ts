import { crc32 } from 'node:zlib';

/** Bytes that are read, checked and written at once: they stay in the processor's cache in between. */
const PIECE_BYTES = 1024 * 1024;

export function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}

/** The checksum of bytes that follow others with a given checksum. It detects damage, not forgery. */
export function checksumOf(bytes: Uint8Array, before = 0): number {
  let checksum = before;
  for (const piece of piecesOf(bytes)) checksum = crc32(piece, checksum);
  return checksum;
}
