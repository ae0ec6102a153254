import { SHARED_LIBRARIES, SHARED_LIBRARY_NAMES } from '@airdex/mfe-kit/share-scope';
import type { SharedLibrary, SharedLibraryName } from '@airdex/mfe-kit/share-scope';

/** Versions of the shared libraries, inserted by the build. */
declare const AIRDEX_SHARED_VERSIONS: Readonly<Record<SharedLibraryName, string>>;

/** Data that the federation runtime stores for a fetched module: its provider and the pending fetch. */
interface Registered {
  from?: string;
  loading?: unknown;
}

/** A module of the share scope, in the format of the federation runtime. */
export interface SharedModule extends Registered {
  readonly version: string;
  readonly scope: 'default';
  /** Set for modules that are part of the shell. */
  readonly lib?: () => object;
  /** Set for modules that are fetched when the first remote needs them. */
  readonly get?: (this: Registered) => Promise<() => object>;
  readonly shareConfig: {
    readonly singleton: true;
    readonly strictVersion: true;
    readonly requiredVersion: string;
  };
}

/** Returns the share scope of the page, keyed by import. */
export function sharedModules(): Record<string, SharedModule> {
  const scope: Record<string, SharedModule> = {};
  for (const name of SHARED_LIBRARY_NAMES) {
    const { range, whole, picked, later }: SharedLibrary = SHARED_LIBRARIES[name];
    const shared = {
      version: AIRDEX_SHARED_VERSIONS[name],
      scope: 'default',
      shareConfig: { singleton: true, strictVersion: true, requiredVersion: range },
    } as const;
    for (const [request, module] of Object.entries({ ...whole, ...picked }))
      scope[request] = { ...shared, lib: () => module };
    for (const [request, load] of Object.entries(later ?? {}))
      scope[request] = { ...shared, get: fetchedLater(load) };
  }
  return scope;
}

/** Returns a getter that fetches a module when the first remote needs it. The next request after a failure retries. */
export function fetchedLater(load: () => Promise<object>) {
  return async function fetchNow(this: Registered): Promise<() => object> {
    // The runtime records the first requesting container as the provider, and drops the module with that container.
    const { from } = this;
    Object.defineProperty(this, 'from', { get: () => from, set: () => undefined });
    try {
      const module = await load();
      return () => module;
    } catch (error) {
      // Otherwise the runtime would return the failed fetch to every caller until the page is reloaded.
      delete this.loading;
      throw error;
    }
  };
}
