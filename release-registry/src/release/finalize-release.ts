import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseFile } from '@airdex/shared-contracts/composition';
import { compressFiles } from './compress-files.ts';
import { contentHash } from './content-hash.ts';
import { INTEGRITY_TOKEN, isVerified } from './chunk-integrity.ts';
import { developmentFolder } from './development-folder.ts';
import {
  describeFiles,
  describeOriginals,
  listFiles,
  readIntegrity,
  replaceInBytes,
} from './release-files.ts';
import { RELEASE_TOKEN } from './release-token.ts';

/** Content of a manifest, except the files, hash and build time. */
export type ReleaseContent = Readonly<Record<string, unknown>>;

export interface FinalizedRelease {
  readonly release: string;
  readonly files: ReleaseFile[];
  readonly builtAt: string;
}

export interface FinalizeOptions {
  /** Whether a file is seldom sent. Such files are compressed less. */
  readonly isSeldomSent?: (path: string) => boolean;
  /** Entry files of each build in the release. One of them must verify the integrity of all other files. */
  readonly starts?: readonly (readonly string[])[];
}

/** The hash that names a release: of its content and of its files before the hash was inserted. */
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

/** @throws Error if a build loads scripts or styles later without verifying their integrity */
function checkPinned(
  paths: readonly string[],
  loaders: ReadonlySet<string>,
  starts: readonly (readonly string[])[],
): void {
  const later = paths.filter((path) => isVerified(path) && !starts.flat().includes(path));
  const unpinned = starts.find((files) => !files.some((path) => loaders.has(path)));
  if (later.length === 0 || unpinned === undefined) return;
  throw new Error(
    `The build that starts with ${unpinned.join(', ')} loads ${later.join(', ')} later, but contains no placeholder for their integrity`,
  );
}

/**
 * Creates a release from the files in `folder`: computes its hash, replaces the token with it, writes the integrity of
 * chunks into the scripts that load them, adds compressed copies and writes `manifestFile`. The same files and content
 * give the same release on any machine.
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
