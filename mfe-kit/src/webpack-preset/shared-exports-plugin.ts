import type { Compilation, Compiler, Module } from 'webpack';
import webpack from 'webpack';
import { SHARED_LIBRARIES } from '../share-scope/index.ts';
import type { SharedLibrary } from '../share-scope/index.ts';
import { bundledLibrary } from './bundled-library.ts';
import { sharedRequest } from './shared-request.ts';

const NAME = 'SharedExportsPlugin';
const ADVICE = 'what the share scope lists, or ask for an addition (a minor change of the remote contract)';

/** Name of the shared library that `module` is a second copy of, or undefined. */
function secondCopy(module: Module, bundled: readonly string[]): string | undefined {
  const name = bundledLibrary(module)?.name;
  return name === undefined || bundled.includes(name) ? undefined : name;
}

/** The error about a module of a shared library in the build: it names the importers outside of the library. */
function problemsOfCopy(compilation: Compilation, module: Module, bundled: readonly string[]): string[] {
  const copied = secondCopy(module, bundled);
  if (copied === undefined) return [];
  return [...compilation.moduleGraph.getIncomingConnections(module)]
    .map((connection) => connection.originModule)
    .filter((user) => user !== null)
    .filter((user) => secondCopy(user, bundled) !== copied)
    .map((user) => {
      const name = user.readableIdentifier(compilation.requestShortener);
      return `${name} would bring a second copy of ${copied}. Import ${ADVICE}.`;
    });
}

/** Exports of `module` that the build uses, each with its importers; '*' if the whole module is used. */
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

/** The shared exports of a module that is only partly shared, or undefined. */
function pickedExports(request: string): readonly string[] | undefined {
  const libraries: readonly SharedLibrary[] = Object.values(SHARED_LIBRARIES);
  const module = libraries.map(({ picked }) => picked?.[request]).find((it) => it !== undefined);
  return module && Object.keys(module);
}

/** The error about the use of a shared module: it names the imports that the shell does not share. */
function problemsOfUse(compilation: Compilation, module: Module, request: string): string[] {
  const picked = pickedExports(request);
  if (picked === undefined) return [];
  return [...usedExports(compilation, module)]
    .filter(([name]) => !picked.includes(name))
    .map(([name, user]) => {
      const what = name === '*' ? `"${request}" as a whole` : `"${name}" from "${request}"`;
      return `${user} imports ${what}, which the shell does not share. Import by name ${ADVICE}.`;
    });
}

/**
 * Fails a remote's build when it imports a name that the shell does not share from a shared library, or when it
 * contains a second copy of one. Such a name would be undefined, and only fail in the page.
 */
export class SharedExportsPlugin {
  readonly #bundled: readonly string[];

  constructor(bundled: readonly string[]) {
    this.#bundled = bundled;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.afterOptimizeDependencies.tap(NAME, (modules) => {
        const problems = new Set<string>();
        for (const module of modules) {
          const request = sharedRequest(module);
          if (request !== undefined)
            problemsOfUse(compilation, module, request).forEach((it) => problems.add(it));
          problemsOfCopy(compilation, module, this.#bundled).forEach((it) => problems.add(it));
        }
        for (const problem of problems)
          compilation.errors.push(new webpack.WebpackError(`${NAME}: ${problem}`));
      });
    });
  }
}
