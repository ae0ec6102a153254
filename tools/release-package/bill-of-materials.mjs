/** @typedef {import('./libraries.mjs').Library} Library */

/** Package URL of a library of the npm registry. */
const urlOf = (/** @type {Library} */ { name, version }) =>
  `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;

/** A single SPDX id or expression goes into `expression`; anything else is only a name. */
const licencesOf = (/** @type {Library} */ { licence }) =>
  /^[\w.+() -]+$/.test(licence) && !/^(unknown|see )/i.test(licence)
    ? [{ expression: licence }]
    : [{ license: { name: licence } }];

/**
 * Pure: the bill of materials of a package, as a CycloneDX document.
 *
 * @param {{ name: string, version: string }} product
 * @param {readonly Library[]} libraries
 */
export function billOfMaterials({ name, version }, libraries) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: libraries.map((library) => ({
      type: 'library',
      'bom-ref': urlOf(library),
      name: library.name,
      version: library.version,
      purl: urlOf(library),
      licenses: licencesOf(library),
    })),
    dependencies: libraries.map((library) => ({
      ref: urlOf(library),
      dependsOn: [...new Set(library.uses.map(urlOf))].sort(),
    })),
  };
}
