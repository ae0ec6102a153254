/** Name of the file in which Module Federation describes a build. */
export const FEDERATION_MANIFEST_FILE = 'mf-manifest.json';
