/** Rules for how an import is written. `check-imports.mjs` checks which file may import which. */
export const importRules = {
  name: 'airdex/imports',
  files: ['**/*.{ts,tsx,js,mjs}'],
  rules: {
    'import/no-self-import': 'error',
    'import/no-duplicates': ['error', { 'prefer-inline': false }],
    'import/extensions': ['error', 'always', { ignorePackages: true, checkTypeImports: true }],
  },
};
