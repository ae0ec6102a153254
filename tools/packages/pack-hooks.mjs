/*
 * Hooks of `pnpm pack` for the packages that teams outside the workspace install. In the workspace these packages
 * export their sources; packed, they export the output of `compile.mjs`.
 */

/** @param {string} file a source below `src` */
const compiled = (file) => file.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '');

/** @param {string} file */
function exported(file) {
  if (!/\.tsx?$/.test(file)) return compiled(file);
  return { types: `${compiled(file)}.d.ts`, default: `${compiled(file)}.js` };
}

/** @param {Readonly<Record<string, string>>} record @param {(value: string) => unknown} change */
const mapValues = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** The share scope accepts later minor versions, so peer dependencies do as well. @param {string} version */
const atLeast = (version) => (/^\d/.test(version) ? `^${version}` : version);

/**
 * @typedef {{
 *   exports: Record<string, string>,
 *   peerDependencies?: Record<string, string>,
 *   [field: string]: unknown,
 * }} Manifest
 */

export const hooks = {
  /** @param {Manifest} manifest */
  beforePacking(manifest) {
    return {
      ...Object.fromEntries(Object.entries(manifest).filter(([field]) => field !== 'scripts')),
      exports: { ...mapValues(manifest.exports, exported), './package.json': './package.json' },
      ...(manifest.peerDependencies && { peerDependencies: mapValues(manifest.peerDependencies, atLeast) }),
    };
  },
};
