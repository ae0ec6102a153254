/**
 * Folders of the packages that run only on Node. Vitest tests them, in this order; Jest tests all others. Those whose
 * single files take long come first, so that none of them is left over for one core at the end.
 */
export const NODE_PACKAGES = [
  'tools',
  'bench',
  'catalogue-import',
  'server',
  'release-registry',
  'catalogue-data',
];
