import type { Compiler } from 'webpack';

const NAME = 'ReproducibleIds';
/** The module that Module Federation generates for each build. Its name contains a hash over absolute paths. */
const GENERATED = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/;

/**
 * Sets the ids of the modules whose names contain the name of Module Federation's generated entry: the entry itself, and
 * the container, which starts with it. By default, ids depend on names, and this name depends on the folder of the
 * checkout, so the same sources would give a different release on every machine.
 */
export class ReproducibleIds {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
        for (const module of modules) {
          if (!GENERATED.test(module.identifier())) continue;
          const isEntry = GENERATED.test(module.nameForCondition() ?? '');
          compilation.chunkGraph.setModuleId(module, isEntry ? 'federation-entry' : 'container');
        }
      });
    });
  }
}
