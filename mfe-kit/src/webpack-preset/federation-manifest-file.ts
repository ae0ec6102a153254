/*
 * Names that the plugins of Module Federation use if a configuration names no others, for the description of a build
 * and for the statistics beside it, which a release does not need.
 */
export const FEDERATION_MANIFEST_FILE = 'mf-manifest.json';
export const FEDERATION_STATS_FILE = 'mf-stats.json';
