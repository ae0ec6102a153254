import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createTarDecoder } from 'modern-tar';
import type { ParsedTarEntry } from 'modern-tar';
import { REMOTE_MANIFEST_FILE, SHELL_MANIFEST_FILE } from '@airdex/shared-contracts/composition';
import { RegistryError } from '../registry-error.ts';
import { withStagingFolder } from '../registry/staging.ts';
import { storeRelease } from '../registry/store-release.ts';
import { readRelease, releaseName } from '../release/read-release.ts';
import type { BuiltRelease } from '../release/read-release.ts';
import { storageFailure } from '../release/storage-failure.ts';
import { COMPRESSED_ENDINGS } from '../release/release-files.ts';

/** What an upload may weigh. */
export interface UploadLimits {
  /** Bytes of all files together, compressed copies as well. */
  readonly bytes: number;
  readonly files: number;
  readonly manifestBytes: number;
}

/** Twenty times what the largest remote of the product weighs. */
export const UPLOAD_LIMITS: UploadLimits = {
  bytes: 64 * 1024 * 1024,
  files: 2000,
  manifestBytes: 1024 * 1024,
};

/** What came of an upload. `name`: `shell`, or the remote's. */
export interface ReceivedRelease {
  readonly kind: BuiltRelease['kind'];
  readonly name: string;
  readonly release: string;
  /** False if the release already existed. */
  readonly stored: boolean;
}

export interface ReceiveOptions {
  /** Asked with `shell` or the remote's name before any of its files is taken; throws to refuse it. */
  readonly authorise: (name: string) => void;
  readonly limits?: UploadLimits;
}

function malformed(message: string, field?: string): RegistryError {
  return new RegistryError('upload-malformed', message, {
    hint: 'Use `mfe publish` to send the output of `mfe build`.',
    field,
  });
}

function tooLarge(message: string, field: string): RegistryError {
  return new RegistryError('too-large', message, { field });
}

/** Writes one entry below `folder`. Its name has been checked. */
async function write(folder: string, { header, body }: ParsedTarEntry): Promise<void> {
  const file = join(folder, header.name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body, { flag: 'wx' });
}

/** The release whose manifest is the first entry. */
async function receiveManifest(
  folder: string,
  entry: ParsedTarEntry,
  limits: UploadLimits,
): Promise<BuiltRelease> {
  const { name, size } = entry.header;
  if (name !== REMOTE_MANIFEST_FILE && name !== SHELL_MANIFEST_FILE)
    throw malformed(
      `An upload begins with ${REMOTE_MANIFEST_FILE} or ${SHELL_MANIFEST_FILE}, not with ${name}`,
    );
  if (size > limits.manifestBytes)
    throw tooLarge(`The manifest has ${size} bytes; it may have ${limits.manifestBytes}`, name);
  await write(folder, entry);
  const release = await readRelease(folder);
  const { files } = release.manifest;
  if (files.length > limits.files)
    throw tooLarge(`The release has ${files.length} files; it may have ${limits.files}`, 'files');
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > limits.bytes)
    throw tooLarge(`The release has ${bytes} bytes; it may have ${limits.bytes}`, 'files');
  return release;
}

/** Names that may follow the manifest, each with the bytes that it may have. */
function expectedFiles({ manifest }: BuiltRelease): Map<string, number> {
  return new Map(
    manifest.files.flatMap(({ path, bytes }) => [
      // What can't be compressed grows by a header.
      ...COMPRESSED_ENDINGS.map((ending) => [path + ending, bytes + 1024] as const),
      [path, bytes] as const,
    ]),
  );
}

async function receiveEntries(
  folder: string,
  entries: AsyncIterable<ParsedTarEntry>,
  { authorise, limits = UPLOAD_LIMITS }: ReceiveOptions,
): Promise<BuiltRelease> {
  let release: BuiltRelease | undefined;
  let expected = new Map<string, number>();
  let bytes = 0;
  for await (const entry of entries) {
    const { name, type, size } = entry.header;
    if (type !== undefined && type !== 'file') throw malformed(`${name} is a ${type}, not a file`, name);
    bytes += size;
    if (bytes > limits.bytes) throw tooLarge(`The upload has more than ${limits.bytes} bytes`, name);
    if (release === undefined) {
      release = await receiveManifest(folder, entry, limits);
      authorise(releaseName(release));
      expected = expectedFiles(release);
      continue;
    }
    const bytesMax = expected.get(name);
    if (bytesMax === undefined)
      throw malformed(`The manifest does not list ${name}, or the file was sent twice`, name);
    if (size > bytesMax) throw malformed(`${name} has ${size} bytes; the manifest says ${bytesMax}`, name);
    expected.delete(name);
    await write(folder, entry);
  }
  if (release === undefined) throw malformed('The upload is empty');
  return release;
}

async function receiveInto(
  folder: string,
  archive: AsyncIterable<Uint8Array>,
  options: ReceiveOptions,
): Promise<BuiltRelease> {
  const reading = new AbortController();
  // `Readable.toWeb` throws outside of any call when it is cancelled while data arrives; this does not.
  const bytes = ReadableStream.from(archive);
  const entries = bytes.pipeThrough(createTarDecoder({ strict: true }), { signal: reading.signal });
  try {
    return await receiveEntries(folder, entries, options);
  } finally {
    // A decoder that nobody reads any more would gather the rest of the archive in memory.
    reading.abort();
  }
}

/**
 * Takes a release as a tar archive: its manifest first, then its files with their compressed copies in any order. All
 * of it is checked, by size, integrity and hash, in a folder that nobody is served from; then it is stored whole. What
 * breaks off or is refused leaves nothing.
 * @throws RegistryError that names the file at fault; other errors when the archive breaks off.
 */
export async function receiveRelease(
  registry: string,
  archive: AsyncIterable<Uint8Array>,
  options: ReceiveOptions,
): Promise<ReceivedRelease> {
  return withStagingFolder(registry, async (folder) => {
    const release = await receiveInto(folder, archive, options).catch((error: unknown) => {
      if (error instanceof RegistryError) throw error;
      const failure = storageFailure(error);
      if (failure !== undefined) throw failure;
      throw new RegistryError('upload-malformed', 'The upload was cut off, or is not a tar archive', {
        hint: 'Nothing was stored. Publish again.',
        cause: error,
      });
    });
    const stored = await storeRelease(registry, release, 'moved');
    const name = releaseName(release);
    return { kind: release.kind, name, release: release.manifest.release, stored };
  });
}
