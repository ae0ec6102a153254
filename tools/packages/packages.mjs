/** Folders of the packages that teams outside the workspace install, each before those that use it. */
export const PUBLIC_PACKAGES = [
  'shared-contracts',
  'programme-poster',
  'release-registry',
  'shared-ui',
  'mfe-kit',
];
