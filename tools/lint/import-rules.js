import { createNodeResolver, importX } from 'eslint-plugin-import-x';

/** Rules for how an import is written. `check-imports.mjs` checks which file may import which. */
export const importRules = {
  name: 'airdex/imports',
  files: ['**/*.{ts,tsx,js,mjs}'],
  plugins: { 'import-x': importX },
  settings: {
    'import-x/extensions': ['.ts', '.tsx', '.js', '.mjs'],
    // This resolver understands the `exports` of our packages, which point to TypeScript sources.
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
