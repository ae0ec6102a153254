/**
 * Folders of the packages that run only on Node. Vitest tests them, in this order; Jest tests all others. Packages with
 * long-running files come first, so that none of these files runs alone at the end.
 */
export const NODE_PACKAGES = [
  'tools',
  'bench',
  'catalogue-import',
  'server',
  'release-registry',
  'catalogue-data',
];
