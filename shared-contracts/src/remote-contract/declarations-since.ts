/**
 * The contract version that introduced each optional field of a remote's manifest. Fields that are not listed exist
 * since the first. A shell of an earlier version ignores or refuses the field.
 */
export const DECLARATIONS_SINCE = {
  pages: '1.3.0',
  container: '1.7.0',
  trustedTypes: '1.7.0',
  'pages.right': '1.9.0',
} as const;
