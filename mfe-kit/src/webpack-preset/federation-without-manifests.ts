import { ReplacedModulePlugin } from './replaced-module-plugin.ts';

/** The module in which the federation runtime stores the manifests of remotes. */
const SNAPSHOTS = `
  export class SnapshotHandler {
    manifestCache = new Map();
    hooks = { applyPlugin() {} };
  }
  export const getGlobalRemoteInfo = () => ({});
`;
/** The module that preloads the files of a manifest. */
const PRELOADING = `
  export const defaultPreloadArgs = {};
  export const normalizePreloadExposes = () => [];
  export const formatPreloadArgs = () => [];
  export const preloadAssets = async () => [];
`;

const OF_THE_RUNTIME = /@module-federation[\\/]runtime-core[\\/]dist[\\/]/;

/**
 * Removes the handling of manifests from the federation runtime. A composition contains the same information, and links
 * in the page preload files. The runtime's own switch (FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN) turns it off but keeps half
 * of the code.
 */
export function federationWithoutManifests(): ReplacedModulePlugin[] {
  return [
    { request: /[\\/]SnapshotHandler\.js$/, source: SNAPSHOTS },
    { request: /[\\/]utils[\\/]preload\.js$/, source: PRELOADING },
  ].map(
    ({ request, source }) =>
      new ReplacedModulePlugin({ request, issuer: OF_THE_RUNTIME, sourceFor: () => source }),
  );
}
