import { ReplacedModulePlugin } from './replaced-module-plugin.ts';

/** Where the federation runtime keeps what it read in manifests of remotes. */
const SNAPSHOTS = `
  export class SnapshotHandler {
    manifestCache = new Map();
    hooks = { applyPlugin() {} };
  }
  export const getGlobalRemoteInfo = () => ({});
`;
/** How it would fetch ahead what a manifest names. */
const PRELOADING = `
  export const defaultPreloadArgs = {};
  export const normalizePreloadExposes = () => [];
  export const formatPreloadArgs = () => [];
  export const preloadAssets = async () => [];
`;

const OF_THE_RUNTIME = /@module-federation[\\/]runtime-core[\\/]dist[\\/]/;

/**
 * Leaves out of the federation runtime what is about manifests. A composition says all of it, and the page's links fetch
 * ahead; the runtime's own switch (FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN) turns it off and still carries half of it.
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
