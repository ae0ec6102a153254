/** Folders of the packages that run only on Node. Vitest tests them; Jest tests all others. */
export const NODE_PACKAGES = [
  'release-registry',
  'catalogue-data',
  'catalogue-import',
  'server',
  'tools',
  'bench',
];
