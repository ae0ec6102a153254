import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { createTextMemory } from '../data/text-memory.ts';
import type { IndexData } from '../data/index-data.ts';
import type { TextStore } from '../data/text-store.ts';
import { unpackArrays } from './array-places.ts';
import { decodeFirstLine, decodeHeader, FIRST_LINE_BYTES, type FilePart } from './file-header.ts';
import { piecesOf } from './pieces.ts';
import { type StoredIndex, UnusableIndex } from './stored-index.ts';

/** The index without the memory of its texts, in which only the header and the arrays are stored. */
type StoredStructure = Omit<IndexData, 'texts'> & { readonly texts: Omit<TextStore, 'memory'> };

/**
 * Reads a stored index into shared memory, on the calling thread. Checks every byte. Throws `UnusableIndex`
 * for a file that is missing, damaged or built by other code.
 * @param builder the code that would build the index now
 * @param threads how many threads will search in it
 */
export function readIndexFile(file: string, builder: string, threads: number): StoredIndex {
  const descriptor = openFile(file);
  try {
    return readFrom(descriptor, builder, threads);
  } finally {
    closeSync(descriptor);
  }
}

function openFile(file: string): number {
  try {
    return openSync(file, 'r');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new UnusableIndex('missing', 'there is no file');
    throw error;
  }
}

function readFrom(file: number, builder: string, threads: number): StoredIndex {
  const { size } = fstatSync(file);
  let position = 0;
  const readInto = (bytes: Uint8Array, what: string): number => {
    let checksum = 0;
    for (const piece of piecesOf(bytes)) {
      for (let done = 0; done < piece.length;) {
        const read = readSync(file, piece, done, piece.length - done, position);
        if (read === 0) throw new UnusableIndex('damaged', `the ${what} end too early`);
        done += read;
        position += read;
      }
      checksum = crc32(piece, checksum);
    }
    return checksum;
  };
  const readPart = (bytes: Uint8Array, { checksum }: FilePart, what: string): void => {
    if (readInto(bytes, what) !== checksum)
      throw new UnusableIndex('damaged', `the checksum of the ${what} is wrong`);
  };
  const line = new Uint8Array(FIRST_LINE_BYTES);
  readInto(line, 'first bytes');
  const headerPart = decodeFirstLine(line);
  if (headerPart.bytes > size) throw new UnusableIndex('damaged', 'the file is cut short');
  const json = new Uint8Array(headerPart.bytes);
  readPart(json, headerPart, 'header bytes');
  const header = decodeHeader(json);
  if (header.builder !== builder) throw new UnusableIndex('other-code', 'other code built the index');
  if (position + header.arrays.bytes + header.texts.bytes !== size)
    throw new UnusableIndex('damaged', 'the length of the file is wrong');
  const buffer = new SharedArrayBuffer(header.arrays.bytes);
  readPart(new Uint8Array(buffer), header.arrays, 'arrays');
  const { texts, ...structure } = unpackArrays(header.structure, buffer) as StoredStructure;
  const memory = createTextMemory(texts.layout, threads);
  readPart(new Uint8Array(memory.buffer, 0, header.texts.bytes), header.texts, 'texts');
  return { catalogue: header.catalogue, data: { ...structure, texts: { ...texts, memory } } };
}
