import type { Compiler, Module } from 'webpack';
import webpack from 'webpack';
import { ownCopyChunk } from './own-copy-chunk.ts';
import type { ReadCode } from './read-handed-over-code.ts';

const NAME = 'HandedOverCodePlugin';
/** Before the federation plugin makes modules of the share scope. */
const FIRST = -10;

type SharedModule = Module & { readonly options: { readonly shareKey: string; import?: string } };

/** What a remote's federation plugin is told of such code: whoever imports a face of it gets it from the page. */
export function sharedCode(code: readonly ReadCode[]) {
  const taken = (request: string, version: string) =>
    ({
      import: false,
      shareKey: request,
      singleton: false,
      strictVersion: true,
      requiredVersion: version,
    }) as const;
  return Object.fromEntries(
    code.flatMap(({ request, version, faces }) => [...faces].map((face) => [face, taken(request, version)])),
  );
}

/**
 * Gives a remote its own copy of the code that it takes from the page, in a chunk that is fetched where the page has
 * no such code. The federation plugin would do it too, and would offer the copy to the page: but its styles go with
 * the remote's screens.
 */
export class HandedOverCodePlugin {
  readonly #code: readonly ReadCode[];

  constructor(code: readonly ReadCode[]) {
    this.#code = code;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      normalModuleFactory.hooks.createModule.tap(
        { name: NAME, stage: FIRST },
        (made, { contextInfo, dependencies }) => {
          const code = this.#code.find(({ faces }) => faces.has(String(made.resource)));
          if (code === undefined) return;
          const isFallback = dependencies[0]?.type === 'consume shared fallback';
          if (!isFallback && !code.files.has(contextInfo.issuer)) return;
          return new webpack.NormalModule(made);
        },
      );
      normalModuleFactory.hooks.module.tap(NAME, (module) => {
        const shared = this.#shared(module);
        if (shared !== undefined) shared.options.import = shared.options.shareKey;
        return module;
      });
      compilation.hooks.succeedModule.tap(NAME, (module) => {
        const [block] = this.#shared(module)?.blocks ?? [];
        if (block instanceof webpack.AsyncDependenciesBlock)
          block.chunkName = ownCopyChunk(this.#shared(module)?.options.shareKey ?? '');
      });
    });
  }

  #shared(module: Module): SharedModule | undefined {
    if (module.type !== 'consume-shared-module') return undefined;
    const shared = module as SharedModule;
    return this.#code.some(({ request }) => request === shared.options.shareKey) ? shared : undefined;
  }
}
