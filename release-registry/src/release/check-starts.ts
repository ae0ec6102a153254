import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { RegistryError } from '../registry-error.ts';
import { releaseTitle } from './read-release.ts';
import type { BuiltRelease } from './read-release.ts';
import { readIntegrity } from './release-files.ts';

/** Bytes of a container. They have tens of thousands; reading a huge one would stop the server. */
const CONTAINER_MAX = 4 * 1024 * 1024;

/** What a page starts with, for each build in the release: a remote's container, or what the shell's document names. */
function startsOf(release: BuiltRelease): readonly (readonly string[])[] {
  if (release.kind === 'remote') return [[release.manifest.entry]];
  const { development, ...users } = release.manifest;
  return [users, ...(development === undefined ? [] : [development])].map(({ scripts, styles }) => [
    ...scripts,
    ...styles,
  ]);
}

async function checkContainer(release: BuiltRelease & { readonly kind: 'remote' }): Promise<void> {
  const { entry } = release.manifest;
  const bytes = await readFile(join(release.folder, entry));
  const refuse = (problem: string, cause?: unknown) =>
    new RegistryError('container-invalid', `The container of ${releaseTitle(release)} ${problem}`, {
      hint: 'Pages run it as a classic script that declares a global variable: build with `mfe build`, not as an ES module.',
      field: entry,
      cause,
    });
  if (bytes.length > CONTAINER_MAX)
    throw refuse(`has ${bytes.length} bytes; at most ${CONTAINER_MAX} are allowed`);
  try {
    // Read, never run.
    new Script(bytes.toString('utf8'), { filename: entry });
  } catch (error) {
    throw refuse(`is no classic script: ${error instanceof Error ? error.message : String(error)}`, error);
  }
}

/**
 * Checks what pages start with: a container is a script that they can run, and every script and style that is loaded
 * later is held to what was released.
 * @throws RegistryError `container-invalid`, `chunks-unverified`
 */
export async function checkStarts(release: BuiltRelease): Promise<void> {
  const { folder, manifest } = release;
  if (release.kind === 'remote') await checkContainer(release);
  const title = releaseTitle(release);
  const paths = manifest.files.map(({ path }) => path);
  const starts = startsOf(release);
  const { pins } = await readIntegrity(folder, paths);
  const later = paths.filter((path) => /\.(js|css)$/.test(path) && !starts.flat().includes(path));
  for (const files of starts) {
    const contents = await Promise.all(files.map((path) => readFile(join(folder, path))));
    if (later.length === 0 || contents.some((bytes) => bytes.includes(pins))) continue;
    throw new RegistryError(
      'chunks-unverified',
      `${title} starts with ${files.join(', ')}, which does not verify ${later.join(', ')}, so a changed file would run`,
      { hint: 'Build with `mfe build` of this version of the kit.', field: files[0] },
    );
  }
}
