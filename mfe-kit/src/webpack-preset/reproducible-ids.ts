import type { Compiler } from 'webpack';

const NAME = 'ReproducibleIds';
/** The module that Module Federation writes for each build. A hash over absolute paths is in its name. */
const GENERATED = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/;

/**
 * Gives the modules ids of their own whose names hold the name of Module Federation's generated entry: that one, and the
 * container, which begins with it. Ids follow from names, and that name from the folder of the checkout, so the same
 * sources would make another release on every machine.
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
