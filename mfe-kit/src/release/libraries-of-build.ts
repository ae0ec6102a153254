import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LibraryVersion, ReleaseLibraries } from '@airdex/shared-contracts/composition';
import { HANDED_OVER_CODE } from '@airdex/shared-contracts/shared-scope';
import type { Compilation, Module } from 'webpack';
import { consumedRequest } from '../webpack-preset/consumed-module.ts';
import { copiedLibrary } from '../webpack-preset/copied-library.ts';

/** What is in the files of a build: every module of its chunks, those that webpack has made one of several included. */
function modulesOf({ chunks, chunkGraph }: Compilation): Set<Module> {
  const modules = new Set<Module>();
  for (const chunk of chunks) {
    for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
      const { modules: joined = [] } = module as Module & { readonly modules?: Iterable<Module> };
      for (const it of [module, ...joined]) modules.add(it);
    }
  }
  return modules;
}

async function versionIn(folder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    version?: unknown;
  };
  if (typeof version !== 'string') throw new Error(`${folder}/package.json names no version`);
  return version;
}

/** Each library once at each version, in an order that is the same on every machine. */
function inOrder(libraries: readonly LibraryVersion[]): LibraryVersion[] {
  const byKey = new Map(libraries.map((it) => [`${it.library} ${it.version}`, it]));
  return [...byKey].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, it]) => it);
}

/**
 * Which copies of shared libraries a build of a remote holds, and which code without versions it asks the page for: what
 * tells in a page whose copy a remote runs on.
 */
export async function librariesOfBuild(compilation: Compilation): Promise<Required<ReleaseLibraries>> {
  const modules = [...modulesOf(compilation)];
  const copies = new Map(
    modules.flatMap((module) => {
      const { name, folder } = copiedLibrary(module) ?? {};
      return name === undefined || folder === undefined ? [] : [[folder, name] as const];
    }),
  );
  const ownCopies = [...copies].map(async ([folder, library]) => ({
    library,
    version: await versionIn(folder),
  }));
  const handedOver = modules.flatMap((module) => {
    const { shareKey = '', requiredVersion = '' } = consumedRequest(module) ?? {};
    const isCode = HANDED_OVER_CODE.some((request) => request === shareKey);
    return isCode ? [{ library: shareKey, version: requiredVersion }] : [];
  });
  return { ownCopies: inOrder(await Promise.all(ownCopies)), handedOver: inOrder(handedOver) };
}
