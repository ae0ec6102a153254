import { createNodeResolver, importX } from 'eslint-plugin-import-x';

/** How an import is written. Which file may import which is checked by `check-imports.mjs`. */
export const importRules = {
  name: 'airdex/imports',
  files: ['**/*.{ts,tsx,js,mjs}'],
  plugins: { 'import-x': importX },
  settings: {
    'import-x/extensions': ['.ts', '.tsx', '.js', '.mjs'],
    // The resolver understands the `exports` of our packages, which name TypeScript sources.
    'import-x/resolver-next': [
      createNodeResolver({
        extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
        conditionNames: ['import', 'node', 'default'],
      }),
    ],
  },
  rules: {
    'import-x/no-self-import': 'error',
    'import-x/no-duplicates': ['error', { 'prefer-inline': false }],
    'import-x/extensions': ['error', 'always', { ignorePackages: true, checkTypeImports: true }],
  },
};
