import { checksumOf } from './pieces.ts';
import { UnusableIndex } from './stored-index.ts';

/** Changes when files are laid out differently. */
const FORMAT = 1;

/**
 * The first line has a fixed length: name and number of the format, then length and checksum of the header,
 * which is JSON. The arrays follow the header, the texts follow the arrays.
 */
export const FIRST_LINE_BYTES = 64;
const FIRST_LINE = /^airdex-search-index (\d+) (\d+) (\d+) *\n$/;

/** A part of the file after the header. */
export interface FilePart {
  readonly bytes: number;
  readonly checksum: number;
}

export interface FileHeader {
  /** The code that built the index. */
  readonly builder: string;
  /** Key of the catalogue from which it was built. */
  readonly catalogue: string;
  /** The index without its arrays and its texts, as `packArrays` writes it. */
  readonly structure: string;
  readonly arrays: FilePart;
  readonly texts: FilePart;
}

/** First line and header. */
export function encodeHeader(header: FileHeader): Uint8Array {
  const json = Buffer.from(JSON.stringify(header));
  const line = `airdex-search-index ${FORMAT} ${json.length} ${checksumOf(json)}`;
  return Buffer.concat([Buffer.from(`${line.padEnd(FIRST_LINE_BYTES - 1)}\n`), json]);
}

/** Length and checksum of the header. Throws `UnusableIndex` for a line of anything else. */
export function decodeFirstLine(line: Uint8Array): FilePart {
  const found = FIRST_LINE.exec(Buffer.from(line).toString('latin1'));
  if (found === null) throw new UnusableIndex('damaged', 'the first line is damaged');
  if (Number(found[1]) !== FORMAT) throw new UnusableIndex('other-code', `the format is ${found[1] ?? ''}`);
  return { bytes: Number(found[2]), checksum: Number(found[3]) };
}

/** @param json bytes with the right checksum */
export function decodeHeader(json: Uint8Array): FileHeader {
  return JSON.parse(Buffer.from(json).toString()) as FileHeader;
}
