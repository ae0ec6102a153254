import type { ModuleId, WebpackRequire } from './webpack-require.ts';

/** A chunk that is being loaded, as webpack's runtime tells it. */
export interface LoadedChunk {
  readonly chunkId: ModuleId;
  /** What the chunk waits for. */
  readonly promises: unknown[];
  /** Shared modules that are under way, or 0 once they are there. */
  readonly installedModules: Record<ModuleId, Promise<void> | 0>;
  /** Shared modules that each chunk needs. */
  readonly chunkMapping: Readonly<Record<ModuleId, readonly ModuleId[]>>;
  readonly webpackRequire: WebpackRequire;
}

/** Asks the page for one shared module, or fetches the remote's own copy; answers what runs it. Rejects what is out of the
 * range of a module that the page must have. */
async function sharedModule({ chunkId, webpackRequire }: LoadedChunk, id: ModuleId): Promise<() => unknown> {
  const { federation, consumesLoadingData } = webpackRequire;
  const consumed = consumesLoadingData.moduleIdToConsumeDataMapping[id];
  if (federation.instance === undefined || consumed === undefined)
    throw new Error(`The container does not know the shared module ${id}`);
  const { shareKey, shareScope, requiredVersion, singleton, strictVersion, eager, fallback } = consumed;
  const factory = await federation.instance.loadShare(shareKey, {
    customShareInfo: {
      scope: [...shareScope],
      shareConfig: { requiredVersion, singleton, strictVersion, eager },
    },
    context: { trigger: 'build', moduleId: id, chunkId },
  });
  return typeof factory === 'function' ? factory : ((await fallback()) as () => unknown);
}

/**
 * Gets the shared modules of a chunk from the page before the chunk runs. One that can't be had throws where it is
 * imported, and is asked for again with the next chunk that needs it.
 */
export function consumeShared(chunk: LoadedChunk): void {
  const { chunkId, promises, installedModules, chunkMapping, webpackRequire } = chunk;
  const install = (id: ModuleId, run: () => unknown) => {
    webpackRequire.m[id] = (module) => {
      delete webpackRequire.c[id];
      module.exports = run();
    };
  };
  for (const id of chunkMapping[chunkId] ?? []) {
    installedModules[id] ??= sharedModule(chunk, id).then(
      (run) => {
        installedModules[id] = 0;
        install(id, run);
      },
      (error: unknown) => {
        delete installedModules[id];
        install(id, () => {
          throw error;
        });
      },
    );
    promises.push(installedModules[id]);
  }
}
