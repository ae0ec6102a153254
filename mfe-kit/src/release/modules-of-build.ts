import type { Compilation, Module } from 'webpack';

/** Every module in the chunks of a build, including those that webpack has concatenated. */
export function modulesOf({ chunks, chunkGraph }: Compilation): Set<Module> {
  const modules = new Set<Module>();
  for (const chunk of chunks) {
    for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
      const { modules: joined = [] } = module as Module & { readonly modules?: Iterable<Module> };
      for (const it of [module, ...joined]) modules.add(it);
    }
  }
  return modules;
}
