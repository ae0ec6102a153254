import { INTEGRITY_TOKEN } from '@airdex/release-registry/release';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Chunk, Compiler } from 'webpack';
import webpack from 'webpack';

const NAME = 'ChunkIntegrityPlugin';
const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/** Gives a script or style element the integrity of the file at an address. */
const PIN = `${RuntimeGlobals.require}.airdexPin`;

/** Attempts at a chunk before its import fails. */
const ATTEMPTS = 3;
/** Wait before the second attempt, in milliseconds; three times as long before the next. */
const BACK_OFF_MS = 300;
/** An integrity that matches no file, so that an unknown file does not run. */
const OF_NO_FILE = 'A'.repeat(64);

/** Runs after the parts of webpack's runtime that it wraps. */
class ChunkIntegrityRuntimeModule extends RuntimeModule {
  constructor() {
    super('airdex chunk pins', RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const { require, ensureChunkHandlers, getChunkScriptFilename, publicPath } = RuntimeGlobals;
    return Template.asString([
      // A property, because a minifier would evaluate the token in an expression.
      `${PIN}s = ${JSON.stringify(INTEGRITY_TOKEN)};`,
      `var pins = ${PIN}s.slice(${INTEGRITY_TOKEN.length - 1}, -1);`,
      'var hashes = Object.fromEntries(pins.split(" ").map((pin) => [pin.slice(0, -65), pin.slice(-64)]));',
      `${PIN} = (tag, url) => {`,
      Template.indent([
        // A development build is not finalized, and changes with every edit.
        'if (!pins) return;',
        `var path = url.slice(${publicPath}.length).split("?")[0];`,
        `tag.integrity = "sha384-" + (hashes[path] || ${JSON.stringify(OF_NO_FILE)});`,
      ]),
      '};',
      'var failures = {};',
      // Browsers and caches may store a failed response, so each attempt uses a new address.
      'var fresh = (nameOf) => (id) => nameOf(id) + (failures[id] ? "?again=" + failures[id] : "");',
      `${getChunkScriptFilename} = fresh(${getChunkScriptFilename});`,
      `if (${require}.miniCssF) ${require}.miniCssF = fresh(${require}.miniCssF);`,
      'for (let kind of ["j", "miniCss"]) {',
      Template.indent([
        `let load = ${ensureChunkHandlers}[kind];`,
        'if (!load) continue;',
        'let attempt = (id, rest, number) => {',
        Template.indent([
          'var loading = [];',
          'load(id, loading, ...rest);',
          'return loading.map((it) => it.catch((error) => {',
          Template.indent([
            `if (error.name !== "ChunkLoadError" || error.type === "missing" || number >= ${ATTEMPTS}) throw error;`,
            'failures[id] = (failures[id] || 0) + 1;',
            `return new Promise((resolve) => setTimeout(resolve, ${BACK_OFF_MS} * 3 ** (number - 1)))`,
            Template.indent(['.then(() => Promise.all(attempt(id, rest, number + 1)));']),
          ]),
          '}));',
        ]),
        '};',
        `${ensureChunkHandlers}[kind] = (id, promises, ...rest) => { promises.push(...attempt(id, rest, 1)); };`,
      ]),
      '}',
    ]);
  }
}

/**
 * Verifies every script and style that a build loads later: finalizing a release replaces the token in the scripts that
 * load them with their integrity. A changed file does not run. A file that can't be loaded is requested again under a
 * new address, after growing pauses; an import that still fails does not affect the next one.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const done = new WeakSet<Chunk>();
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap(NAME, (chunk, requirements) => {
          if (done.has(chunk)) return;
          done.add(chunk);
          requirements.add(RuntimeGlobals.publicPath);
          requirements.add(RuntimeGlobals.getChunkScriptFilename);
          compilation.addRuntimeModule(chunk, new ChunkIntegrityRuntimeModule());
        });
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => Template.asString([source, `${PIN} && ${PIN}(script, url);`]),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, { tag, href }) => Template.asString([source, `${PIN} && ${PIN}(${tag}, ${href});`]),
      );
    });
  }
}
