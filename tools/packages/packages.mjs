/** The packages that teams outside of the workspace install, by folder: each before those that use it. */
export const PUBLIC_PACKAGES = [
  'shared-contracts',
  'programme-poster',
  'release-registry',
  'shared-ui',
  'mfe-kit',
];
