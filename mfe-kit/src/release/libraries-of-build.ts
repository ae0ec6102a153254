import type { LibraryVersion, ReleaseLibraries } from '@airdex/shared-contracts/composition';
import type { Compilation, Module } from 'webpack';
import { bundledLibrary } from '../webpack-preset/bundled-library.ts';
import { versionIn } from './version-in.ts';

/** Every module in the chunks of a build, including those that webpack has concatenated. */
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
