import webpack from 'webpack';

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

function replacement(request: RegExp, module: string): webpack.NormalModuleReplacementPlugin {
  return new webpack.NormalModuleReplacementPlugin(request, (found) => {
    const { issuer } = found.contextInfo as { issuer: string };
    if (OF_THE_RUNTIME.test(issuer)) found.request = `data:text/javascript,${encodeURIComponent(module)}`;
  });
}

/**
 * Leaves out of the federation runtime what is about manifests. A composition says all of it, and the page's links fetch
 * ahead; the runtime's own switch (FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN) turns it off and still carries half of it.
 */
export function federationWithoutManifests(): webpack.NormalModuleReplacementPlugin[] {
  return [
    replacement(/[\\/]SnapshotHandler\.js$/, SNAPSHOTS),
    replacement(/[\\/]utils[\\/]preload\.js$/, PRELOADING),
  ];
}
