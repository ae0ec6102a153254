import type { Compilation, Compiler, Module } from 'webpack';
import webpack from 'webpack';

const NAME = 'ReplacedModulePlugin';
const INLINE = 'data:text/javascript,';

/** A module of a library that a build replaces. */
export interface Replacement {
  /** The import of the module, as written in the library. */
  readonly request: RegExp;
  /** Files of the library that import it. */
  readonly issuer: RegExp;
  /** Source of the replacement. */
  readonly sourceFor: (issuer: string) => string;
}

/**
 * Replaces a module of a library with one of ours. Fails the build if no import matches, because then the library has
 * changed, and the build contains the unwanted code again.
 */
export class ReplacedModulePlugin {
  readonly #replacement: Replacement;

  constructor(replacement: Replacement) {
    this.#replacement = replacement;
  }

  apply(compiler: Compiler): void {
    const { request, issuer, sourceFor } = this.#replacement;
    new webpack.NormalModuleReplacementPlugin(request, (found) => {
      const { issuer: file } = found.contextInfo as { issuer: string };
      if (issuer.test(file)) found.request = INLINE + encodeURIComponent(sourceFor(file));
    }).apply(compiler);
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        if ([...modules].some((module) => this.#isReplaced(compilation, module))) return;
        const problem = `${NAME}: no file ${String(issuer)} imports ${String(request)}. Look whether the replacement is still needed.`;
        compilation.errors.push(new webpack.WebpackError(problem));
      });
    });
  }

  /** Checks the module graph, because a cached build does not resolve modules again. */
  #isReplaced({ moduleGraph }: Compilation, module: Module): boolean {
    const { request, issuer } = this.#replacement;
    if (!module.identifier().includes(INLINE)) return false;
    return [...moduleGraph.getIncomingConnections(module)].some(({ originModule, dependency }) => {
      const requested = dependency !== null && 'request' in dependency ? String(dependency.request) : '';
      return request.test(requested) && issuer.test(originModule?.nameForCondition() ?? '');
    });
  }
}
