import { SHARED_LIBRARIES, SHARED_LIBRARY_NAMES } from '@airdex/mfe-kit/share-scope';
import type { SharedLibrary } from '@airdex/mfe-kit/share-scope';
import type { registerShared } from '@module-federation/enhanced/runtime';

type Shared = Parameters<typeof registerShared>[0];

/** The share scope that remotes expect: the libraries that the kit lists, each import by its full name. */
export function sharedLibraries(): Shared {
  const shared: Shared = {};
  for (const name of SHARED_LIBRARY_NAMES) {
    const { range, whole, picked, later }: SharedLibrary = SHARED_LIBRARIES[name];
    // The installed version is this one or a later one of the range.
    const version = range.replace('^', '');
    const shareConfig = { singleton: true, requiredVersion: range };
    for (const [request, module] of Object.entries({ ...whole, ...picked }))
      shared[request] = { version, shareConfig, lib: () => module };
    for (const [request, load] of Object.entries(later ?? {}))
      shared[request] = {
        version,
        shareConfig,
        get: async () => {
          const module = await load();
          return () => module;
        },
      };
  }
  return shared;
}
