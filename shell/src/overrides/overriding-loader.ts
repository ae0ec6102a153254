import type { RemoteOverride } from '@airdex/shared-contracts/overrides';
import { loaderOnDemand, NO_RELEASE, RemoteLoadError } from '../remotes/index.ts';
import type { LoadedScreen, PageComposition, RemoteLoader } from '../remotes/index.ts';
import { readDevelopmentRemote } from './development-remote.ts';

export interface OverridingLoaderOptions {
  /** Loads remotes without an override. */
  readonly released: RemoteLoader;
  readonly overrides: readonly RemoteOverride[];
  readonly fetch: typeof fetch;
  /** Creates the loader of one overridden remote. */
  readonly loaderOf?: (composition: PageComposition) => RemoteLoader;
}

/**
 * Loads overridden remotes from their dev servers, and the released versions of all others. An overridden remote never
 * falls back to its release: its developer wants to see that it failed.
 */
export function createOverridingLoader(options: OverridingLoaderOptions): RemoteLoader {
  const { released, overrides } = options;
  const { loaderOf = (composition) => loaderOnDemand({ composition, log: released.log }) } = options;
  const loaders = new Map<string, RemoteLoader>();

  async function load(override: RemoteOverride, exposed: string): Promise<LoadedScreen> {
    const known = loaders.get(override.remote);
    if (known !== undefined) return known.load(override.remote, exposed);
    const reading = await readDevelopmentRemote(override, options.fetch);
    if (!reading.ok) {
      const { remote } = override;
      const error = new RemoteLoadError(remote, exposed, reading.failure, reading.cause);
      const failed = { phase: 'load', outcome: 'failed', attempt: 1, ms: 0, error } as const;
      released.log.add({ remote, exposed, release: NO_RELEASE, ...failed });
      return { ok: false, error };
    }
    const remotes = new Map([[override.remote, { ok: true, value: reading.remote } as const]]);
    const loader = loaders.get(override.remote) ?? loaderOf({ ok: true, id: '', remotes });
    const loaded = await loader.load(override.remote, exposed);
    // The manifest may change until some of its code has loaded.
    if (loaded.ok) loaders.set(override.remote, loader);
    return loaded;
  }

  return {
    log: released.log,
    composition: released.composition,
    composed(remote) {
      const isOverridden = overrides.some((it) => it.remote === remote);
      return (isOverridden ? loaders.get(remote) : released)?.composed(remote);
    },
    load(remote, exposed) {
      const override = overrides.find((it) => it.remote === remote);
      return override === undefined ? released.load(remote, exposed) : load(override, exposed);
    },
  };
}
