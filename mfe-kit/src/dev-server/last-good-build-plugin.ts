import type { Compilation, Compiler } from 'webpack';

const NAME = 'LastGoodBuildPlugin';

/**
 * Keeps what was built last when a build fails: it goes on being served, and the next good build is an update of it.
 * Otherwise the page, once mended, would first run the code that failed to build, lose what stands on it, and be loaded
 * anew. A first build that fails has nothing before it, and is what says so in the page.
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

  /** `false` keeps a build back; undefined has nothing against it. */
  #mayTake(compilation: Compilation): false | undefined {
    return this.#hasBuilt && compilation.getStats().hasErrors() ? false : undefined;
  }
}
