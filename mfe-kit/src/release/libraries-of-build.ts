import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LibraryVersion, ReleaseLibraries } from '@airdex/shared-contracts/composition';
import type { Compilation } from 'webpack';
import { bundledLibrary } from '../webpack-preset/bundled-library.ts';
import { modulesOf } from './modules-of-build.ts';

/** The version of the package in a folder. */
async function versionIn(folder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    version?: unknown;
  };
  if (typeof version !== 'string') throw new Error(`${folder}/package.json names no version`);
  return version;
}

/** Each version of a library once, in the same order on every machine. */
function inOrder(libraries: readonly LibraryVersion[]): LibraryVersion[] {
  const byKey = new Map(libraries.map((it) => [`${it.library} ${it.version}`, it]));
  return [...byKey].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, it]) => it);
}

/** The shared libraries that a build of a remote contains. The devtools show whose copy a remote uses. */
export async function librariesOfBuild(compilation: Compilation): Promise<ReleaseLibraries> {
  const folders = new Map(
    [...modulesOf(compilation)].flatMap((module) => {
      const { name, folder } = bundledLibrary(module) ?? {};
      return name === undefined || folder === undefined ? [] : [[folder, name] as const];
    }),
  );
  const bundled = [...folders].map(async ([folder, library]) => ({
    library,
    version: await versionIn(folder),
  }));
  return { bundledLibraries: inOrder(await Promise.all(bundled)) };
}
