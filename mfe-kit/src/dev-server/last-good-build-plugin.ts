import type { Compilation, Compiler } from 'webpack';

const NAME = 'LastGoodBuildPlugin';

/**
 * Keeps serving the last good build when a build fails; the next good build updates it. Otherwise the page
 * would first run the code that failed to build, lose its state, and reload once the code is fixed. When the first
 * build fails, there is no earlier one, and the page shows its errors.
 */
export class LastGoodBuildPlugin {
  #hasBuilt = false;

  apply(compiler: Compiler): void {
    compiler.hooks.shouldEmit.tap(NAME, (compilation) => this.#mayTake(compilation));
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.shouldRecord.tap(NAME, () => this.#mayTake(compilation));
    });
    compiler.hooks.done.tap(NAME, (stats) => {
      this.#hasBuilt ||= !stats.hasErrors();
    });
  }

  /** `false` withholds a build; undefined lets it through. */
  #mayTake(compilation: Compilation): false | undefined {
    return this.#hasBuilt && compilation.getStats().hasErrors() ? false : undefined;
  }
}
