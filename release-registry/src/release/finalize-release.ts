import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseFile } from '@airdex/shared-contracts/composition';
import { compressFiles } from './compress-files.ts';
import { contentHash } from './content-hash.ts';
import { INTEGRITY_TOKEN } from './chunk-integrity.ts';
import { developmentFolder } from './development-folder.ts';
import {
  describeFiles,
  describeOriginals,
  listFiles,
  readIntegrity,
  replaceInBytes,
} from './release-files.ts';
import { RELEASE_TOKEN } from './release-token.ts';

/** What a release says of itself, besides its files, its hash and the time it was built. */
export type ReleaseContent = Readonly<Record<string, unknown>>;

export interface FinalizedRelease {
  readonly release: string;
  readonly files: ReleaseFile[];
  readonly builtAt: string;
}

export interface FinalizeOptions {
  /** Files that few ever fetch: compressed quickly. */
  readonly isSeldomSent?: (path: string) => boolean;
  /** Files that each build in the release starts with: one of them has to hold all others to what they are. */
  readonly starts?: readonly (readonly string[])[];
}

/** The hash that names a release: over what it says of itself and over its files without the hash in them. */
export async function releaseHashOf(
  folder: string,
  content: ReleaseContent,
  paths: readonly string[],
  finalizedAs: string | undefined,
): Promise<string> {
  const files = await describeOriginals(folder, paths, finalizedAs, developmentFolder(content));
  return contentHash({ content, files });
}

async function replaceInFiles(
  folder: string,
  paths: readonly string[],
  from: string,
  to: string,
): Promise<void> {
  for (const path of paths) {
    const bytes = await readFile(join(folder, path));
    const replaced = replaceInBytes(bytes, from, to);
    if (replaced !== bytes) await writeFile(join(folder, path), replaced);
  }
}

/** @throws Error when a build loads scripts or styles later that nothing holds to what they are. */
function checkPinned(
  paths: readonly string[],
  loaders: ReadonlySet<string>,
  starts: readonly (readonly string[])[],
): void {
  const later = paths.filter((path) => /\.(js|css)$/.test(path) && !starts.flat().includes(path));
  const unpinned = starts.find((files) => !files.some((path) => loaders.has(path)));
  if (later.length === 0 || unpinned === undefined) return;
  throw new Error(
    `What starts with ${unpinned.join(', ')} loads ${later.join(', ')} and has no place for their integrity: the build lost the token of the pins`,
  );
}

/**
 * Makes a release of the files in `folder`: computes its hash, replaces the token with it, writes the integrity of chunks
 * into the scripts that load them, adds compressed copies and writes `manifestFile`. The same files and content give the same release on any machine.
 */
export async function finalizeRelease(
  folder: string,
  content: ReleaseContent,
  manifestFile: string,
  { isSeldomSent, starts = [] }: FinalizeOptions = {},
): Promise<FinalizedRelease> {
  const paths = (await listFiles(folder)).filter((path) => path !== manifestFile);
  const release = await releaseHashOf(folder, content, paths, undefined);
  await replaceInFiles(folder, paths, RELEASE_TOKEN, release);
  const { loaders, pinsOf } = await readIntegrity(folder, paths, developmentFolder(content));
  checkPinned(paths, loaders, starts);
  for (const loader of loaders) await replaceInFiles(folder, [loader], INTEGRITY_TOKEN, pinsOf(loader));
  const finalized: FinalizedRelease = {
    release,
    files: await describeFiles(folder, paths),
    builtAt: new Date().toISOString(),
  };
  await writeFile(join(folder, manifestFile), `${JSON.stringify({ ...content, ...finalized }, null, 2)}\n`);
  await compressFiles(folder, paths, isSeldomSent);
  return finalized;
}
