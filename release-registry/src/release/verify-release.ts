import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { ReleaseFile } from '@airdex/shared-contracts/composition';
import { RegistryError } from '../registry-error.ts';
import { checkEntryFiles } from './check-entry-files.ts';
import { integrityOf } from './content-hash.ts';
import { contentOf, releaseTitle } from './read-release.ts';
import type { BuiltRelease } from './read-release.ts';
import { releaseHashOf } from './finalize-release.ts';
import { isSystemError, undefinedWhenMissing } from './system-error.ts';

const UNPACK = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) } as const;

function changed(title: string, path: string): RegistryError {
  return new RegistryError('file-changed', `${title} was changed after its build: ${path}`, {
    hint: 'Empty the folder and build again (AIRDEX-125).',
    field: path,
  });
}

async function verifyFile(folder: string, title: string, { path, integrity }: ReleaseFile): Promise<void> {
  const bytes = await readFile(join(folder, path)).catch((error: unknown) => {
    if (!isSystemError(error, 'ENOENT')) throw error;
    throw new RegistryError('file-missing', `${title} lacks a file that its manifest lists: ${path}`, {
      hint: 'Build again.',
      field: path,
    });
  });
  if (integrityOf(bytes) !== integrity) throw changed(title, path);
}

/** Verifies the compressed copies of a file, which most browsers get instead of the file. */
async function verifyCopies(folder: string, title: string, file: ReleaseFile): Promise<void> {
  for (const [ending, unpack] of Object.entries(UNPACK)) {
    const copy = await undefinedWhenMissing(readFile(join(folder, file.path + ending)));
    if (copy === undefined) continue;
    // Limits the output to the size of the file, because a small copy can unpack to a huge one.
    const bytes = await unpack(copy, { maxOutputLength: Math.max(1, file.bytes) }).catch(() => undefined);
    if (bytes === undefined || integrityOf(bytes) !== file.integrity)
      throw changed(title, file.path + ending);
  }
}

/**
 * Verifies a release: every file and compressed copy matches the manifest, the release's hash matches its content, and
 * pages can run its entry files.
 * @throws RegistryError that names the first file that is missing, was changed or cannot run
 */
export async function verifyRelease(release: BuiltRelease): Promise<void> {
  const { folder, manifest } = release;
  const title = releaseTitle(release);
  for (const file of manifest.files) {
    await verifyFile(folder, title, file);
    await verifyCopies(folder, title, file);
  }
  const paths = manifest.files.map((file) => file.path);
  if ((await releaseHashOf(folder, contentOf(release), paths, manifest.release)) !== manifest.release) {
    throw new RegistryError(
      'release-changed',
      `${title} does not match its hash: its manifest was changed after the build`,
      { hint: 'Build again.', field: 'release' },
    );
  }
  await checkEntryFiles(release);
}
