import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import { airdexPlugin } from '../eslint-rules/plugin.js';

/** How files may depend on one another: arrows between packages, no cycles, explicit extensions. */
export const importRules = {
  name: 'airdex/imports',
  files: ['**/*.{ts,tsx,js,mjs}'],
  plugins: { 'import-x': importX, airdex: airdexPlugin },
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
    'airdex/package-arrows': 'error',
    'import-x/no-cycle': ['error', { ignoreExternal: true }],
    'import-x/no-self-import': 'error',
    'import-x/no-duplicates': ['error', { 'prefer-inline': false }],
    'import-x/extensions': ['error', 'always', { ignorePackages: true, checkTypeImports: true }],
  },
};
