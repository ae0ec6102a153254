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

/** Maximum sizes of an upload. */
export interface UploadLimits {
  /** Bytes of all files together, including compressed copies. */
  readonly bytes: number;
  readonly files: number;
  readonly manifestBytes: number;
}

/** Twenty times the size of the product's largest remote. */
export const UPLOAD_LIMITS: UploadLimits = {
  bytes: 64 * 1024 * 1024,
  files: 2000,
  manifestBytes: 1024 * 1024,
};

/** Result of an upload. `name` is `shell` or the remote's name. */
export interface ReceivedRelease {
  readonly kind: BuiltRelease['kind'];
  readonly name: string;
  readonly release: string;
  /** False if the release already existed. */
  readonly stored: boolean;
}

export interface ReceiveOptions {
  /** Called with `shell` or the remote's name before any file is stored. Throws to refuse the upload. */
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

/** Writes an entry below `folder`. The caller has checked its name. */
async function write(folder: string, { header, body }: ParsedTarEntry): Promise<void> {
  const file = join(folder, header.name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body, { flag: 'wx' });
}

/** Reads the release from the first entry, its manifest. */
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
    throw tooLarge(`The manifest has ${size} bytes; at most ${limits.manifestBytes} are allowed`, name);
  await write(folder, entry);
  const release = await readRelease(folder);
  const { files } = release.manifest;
  if (files.length > limits.files)
    throw tooLarge(`The release has ${files.length} files; at most ${limits.files} are allowed`, 'files');
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > limits.bytes)
    throw tooLarge(`The release has ${bytes} bytes; at most ${limits.bytes} are allowed`, 'files');
  return release;
}

/** Names that may follow the manifest, each with its maximum size in bytes. */
function expectedFiles({ manifest }: BuiltRelease): Map<string, number> {
  return new Map(
    manifest.files.flatMap(({ path, bytes }) => [
      // A file that cannot be compressed grows by a header.
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
  // `Readable.toWeb` throws an uncaught error if it is cancelled while data arrives; `ReadableStream.from` does not.
  const bytes = ReadableStream.from(archive);
  const entries = bytes.pipeThrough(createTarDecoder({ strict: true }), { signal: reading.signal });
  try {
    return await receiveEntries(folder, entries, options);
  } finally {
    // Without this, the decoder would collect the rest of the archive in memory.
    reading.abort();
  }
}

/**
 * Receives a release as a tar archive: its manifest first, then its files and their compressed copies in any order.
 * Checks size, integrity and hash in a folder that is not served, then stores the release as a whole. An interrupted or
 * refused upload leaves nothing.
 * @throws RegistryError that names the wrong file; `upload-malformed` if the archive is cut off
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
