import { SHARED_LIBRARIES } from '@airdex/shared-contracts/shared-scope';
import type { Compilation, Compiler, Module } from 'webpack';
import webpack from 'webpack';
import { consumedRequest } from './consumed-module.ts';
import { copiedLibrary } from './copied-library.ts';

const NAME = 'HandedOverExportsPlugin';
const ADVICE =
  'the list in shared-contracts/src/shared-scope, or add to that list (a minor change of the remote contract)';

/** Name of the shared library that `module` is a second copy of, or undefined. */
function secondCopy(module: Module, ownCopies: readonly string[]): string | undefined {
  const name = copiedLibrary(module)?.name;
  return name === undefined || ownCopies.includes(name) ? undefined : name;
}

/** What is wrong with a module of a shared library that is part of the build: who outside of the library imports it. */
function problemsOfCopy(compilation: Compilation, module: Module, ownCopies: readonly string[]): string[] {
  const copied = secondCopy(module, ownCopies);
  if (copied === undefined) return [];
  return [...compilation.moduleGraph.getIncomingConnections(module)]
    .map((connection) => connection.originModule)
    .filter((user) => user !== null)
    .filter((user) => secondCopy(user, ownCopies) !== copied)
    .map((user) => {
      const name = user.readableIdentifier(compilation.requestShortener);
      return `${name} would bring a second copy of ${copied}. Import it by a request from ${ADVICE}.`;
    });
}

/** Exports of `module` that the build uses, each with who uses it; '*' where the module is used as a whole. */
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

/** What is wrong with the use of a shared module: names that the shell does not hand over. */
function problemsOfUse(compilation: Compilation, module: Module, request: string): string[] {
  const library = Object.values(SHARED_LIBRARIES).find((it) =>
    it.requests.some((known) => known === request),
  );
  if (library === undefined || library.exports === 'all') return [];
  const handedOver: readonly string[] = library.exports;
  return [...usedExports(compilation, module)]
    .filter(([name]) => !handedOver.includes(name))
    .map(([name, user]) => {
      const what = name === '*' ? `"${request}" as a whole` : `"${name}" from "${request}"`;
      return `${user} imports ${what}, which the shell does not hand over. Import by name, from ${ADVICE}.`;
    });
}

/**
 * Fails a remote's build when it imports from a shared library what the shell does not hand over (it would be
 * undefined in the page, and known only there), or when a second copy of one slips in.
 */
export class HandedOverExportsPlugin {
  readonly #ownCopies: readonly string[];

  constructor(ownCopies: readonly string[]) {
    this.#ownCopies = ownCopies;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.afterOptimizeDependencies.tap(NAME, (modules) => {
        const problems = new Set<string>();
        for (const module of modules) {
          const request = consumedRequest(module)?.shareKey;
          if (request !== undefined)
            problemsOfUse(compilation, module, request).forEach((it) => problems.add(it));
          problemsOfCopy(compilation, module, this.#ownCopies).forEach((it) => problems.add(it));
        }
        for (const problem of problems)
          compilation.errors.push(new webpack.WebpackError(`${NAME}: ${problem}`));
      });
    });
  }
}
