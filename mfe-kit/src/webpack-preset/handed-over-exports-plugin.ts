import { SHARED_LIBRARIES } from '@airdex/shared-contracts/shared-scope';
import type { Compilation, Compiler, Module } from 'webpack';
import webpack from 'webpack';

const NAME = 'HandedOverExportsPlugin';

/** Request of a module that is taken from the share scope, or undefined for any other module. */
function sharedRequest(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module') return undefined;
  const { options } = module as Module & { options?: { shareKey?: unknown } };
  return typeof options?.shareKey === 'string' ? options.shareKey : undefined;
}

/** Exports of `module` that the build uses; '*' where the module is used as a whole. */
function usedExports(compilation: Compilation, module: Module): Map<string, string> {
  const used = new Map<string, string>();
  for (const connection of compilation.moduleGraph.getIncomingConnections(module)) {
    const { dependency, originModule } = connection;
    if (dependency === null || connection.getActiveState(undefined) === false) continue;
    const user = originModule?.readableIdentifier(compilation.requestShortener) ?? 'the entry';
    for (const reference of dependency.getReferencedExports(compilation.moduleGraph, undefined)) {
      const path = Array.isArray(reference) ? reference : reference.name;
      used.set(path[0] ?? '*', user);
    }
  }
  return used;
}

/**
 * Fails a remote's build when it imports from a shared library what the shell does not hand over: it would be
 * undefined in the page, and known only there.
 */
export class HandedOverExportsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.afterOptimizeDependencies.tap(NAME, (modules) => {
        for (const module of modules) {
          const request = sharedRequest(module);
          if (request !== undefined) this.#check(compilation, module, request);
        }
      });
    });
  }

  #check(compilation: Compilation, module: Module, request: string): void {
    const library = Object.values(SHARED_LIBRARIES).find((it) =>
      it.requests.some((known) => known === request),
    );
    if (library === undefined) {
      this.#fail(
        compilation,
        `The shell hands over no "${request}": import one of the requests in shared-contracts/src/shared-scope, or add this one there (a minor change of the remote contract).`,
      );
      return;
    }
    if (library.exports === 'all') return;
    const handedOver: readonly string[] = library.exports;
    for (const [name, user] of usedExports(compilation, module)) {
      if (handedOver.includes(name)) continue;
      const what = name === '*' ? `"${request}" as a whole` : `"${name}" from "${request}"`;
      this.#fail(
        compilation,
        `${user} imports ${what}, which the shell does not hand over. ` +
          'Import by name, from the list in shared-contracts/src/shared-scope, or add the name there (a minor change of the remote contract).',
      );
    }
  }

  #fail(compilation: Compilation, message: string): void {
    compilation.errors.push(new webpack.WebpackError(`${NAME}: ${message}`));
  }
}
