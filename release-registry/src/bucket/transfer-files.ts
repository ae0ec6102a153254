import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import pMap from 'p-map';
import { undefinedWhenMissing } from '../release/system-error.ts';
import { writeAtomically } from '../registry/write-atomically.ts';
import { CONCURRENCY } from './bucket.ts';
import type { Bucket } from './bucket.ts';
import { objectHeaders } from './object-headers.ts';

/*
 * A file with a Brotli copy is stored as one object: the copy, with `Content-Encoding: br` and the file's own name, so
 * that a CDN sends it unchanged. The gzip copy is a separate object, for servers that mirror the bucket.
 */
const BROTLI_COPY = '.br';
const GZIP_COPY = '.gz';

const unpack = promisify(brotliDecompress);

/** Keys that the files below `folder` have in a bucket. */
export async function keysOfFiles(folder: string): Promise<string[]> {
  const entries =
    (await undefinedWhenMissing(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(BROTLI_COPY))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

async function download(bucket: Bucket, folder: string, key: string): Promise<void> {
  const found = await bucket.read(key);
  // Was removed after it was listed.
  if (found === undefined) return;
  const file = join(folder, key);
  const { content, encoding } = found;
  const isPacked = encoding === 'br';
  if (isPacked) await writeAtomically(file + BROTLI_COPY, content);
  await writeAtomically(file, isPacked ? await unpack(content) : content);
}

async function upload(bucket: Bucket, folder: string, key: string): Promise<void> {
  const file = join(folder, key);
  const packed = await undefinedWhenMissing(readFile(file + BROTLI_COPY));
  const content = packed ?? (await readFile(file));
  const encoding = packed !== undefined ? 'br' : key.endsWith(GZIP_COPY) ? 'gzip' : undefined;
  await bucket.write(key, content, objectHeaders(key, encoding));
}

/** Writes the objects at `keys` to files below `folder`. Each file appears only when it is complete. */
export async function downloadFiles(bucket: Bucket, folder: string, keys: readonly string[]): Promise<void> {
  await pMap(keys, (key) => download(bucket, folder, key), { concurrency: CONCURRENCY });
}

/** Stores the files below `folder` at `keys`. */
export async function uploadFiles(bucket: Bucket, folder: string, keys: readonly string[]): Promise<void> {
  await pMap(keys, (key) => upload(bucket, folder, key), { concurrency: CONCURRENCY });
}
