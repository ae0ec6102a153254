import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { hasRoomFor } from '../../database/disk-space.ts';
import { syncNames } from '../../database/sync-names.ts';
import { encodeHeader, type FilePart } from './file-header.ts';
import { packArrays } from './array-places.ts';
import { checksumOf, piecesOf } from './pieces.ts';
import type { StoredIndex } from './stored-index.ts';

/** `temporary` is a path next to `file` at which nothing exists. */
export interface IndexFilePaths {
  readonly file: string;
  readonly temporary: string;
}

/**
 * Stores an index in a file, on the calling thread. The file is replaced as a whole, once everything is on the disk.
 * If a process or machine stops before, the previous file stays, and maybe `temporary`. Copies only small structures.
 * Returns the number of bytes. Throws if there is no space, and leaves no `temporary`.
 * @param builder the code that built the index
 */
export function writeIndexFile(
  { file, temporary }: IndexFilePaths,
  builder: string,
  { catalogue, data }: StoredIndex,
): number {
  const { memory, ...texts } = data.texts;
  const arrays = packArrays({ ...data, texts });
  const textBytes = [new Uint8Array(memory.buffer, 0, texts.layout.scratch)];
  const { structure } = arrays;
  const header = { builder, catalogue, structure, arrays: partOf(arrays.bytes), texts: partOf(textBytes) };
  const content = [encodeHeader(header), ...arrays.bytes, ...textBytes];
  const size = lengthOf(content);
  requireRoom(path.dirname(file), size);
  try {
    writeDurably(temporary, content);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  syncNames(path.dirname(file));
  return size;
}

function lengthOf(all: readonly Uint8Array[]): number {
  return all.reduce((sum, { length }) => sum + length, 0);
}

function partOf(all: readonly Uint8Array[]): FilePart {
  const checksum = all.reduce((before, bytes) => checksumOf(bytes, before), 0);
  return { bytes: lengthOf(all), checksum };
}

function requireRoom(folder: string, bytes: number): void {
  if (!hasRoomFor(folder, bytes))
    throw Object.assign(new Error('too little space is free on the disk'), { code: 'ENOSPC' });
}

function writeDurably(file: string, content: readonly Uint8Array[]): void {
  const descriptor = openSync(file, 'wx', 0o600);
  try {
    for (const bytes of content) {
      for (const piece of piecesOf(bytes)) {
        for (let done = 0; done < piece.length;) done += writeSync(descriptor, piece, done);
      }
    }
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
