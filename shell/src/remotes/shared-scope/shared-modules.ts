import { SHARED_LIBRARIES, SHARED_LIBRARY_NAMES } from '@airdex/mfe-kit/share-scope';
import type { SharedLibrary, SharedLibraryName } from '@airdex/mfe-kit/share-scope';

/** Versions of the shared libraries, put in by the build. */
declare const AIRDEX_SHARED_VERSIONS: Readonly<Record<SharedLibraryName, string>>;

/** What the federation runtime keeps of a module that is fetched: who brought it, and the fetch that is under way. */
interface Registered {
  from?: string;
  loading?: unknown;
}

/** A module of the share scope, as the federation runtime takes it. */
export interface SharedModule extends Registered {
  readonly version: string;
  readonly scope: 'default';
  /** Of what is part of the shell. */
  readonly lib?: () => object;
  /** Of what is fetched when the first remote needs it. */
  readonly get?: (this: Registered) => Promise<() => object>;
  readonly shareConfig: {
    readonly singleton: true;
    readonly strictVersion: true;
    readonly requiredVersion: string;
  };
}

/** The share scope of the page, by import. */
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

/** What brings a module when the first remote needs it; after a failure the next one to ask has it fetched again. */
export function fetchedLater(load: () => Promise<object>) {
  return async function fetchNow(this: Registered): Promise<() => object> {
    // The runtime notes the container that asked first as who brought it, and drops the module together with that.
    const { from } = this;
    Object.defineProperty(this, 'from', { get: () => from, set: () => undefined });
    try {
      const module = await load();
      return () => module;
    } catch (error) {
      // The runtime would answer everyone with the failed fetch, for as long as the page lives.
      delete this.loading;
      throw error;
    }
  };
}
