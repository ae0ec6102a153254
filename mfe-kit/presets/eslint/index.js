import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { importRules } from './import-rules.js';
import { storageRulesOf } from './storage-rules.js';
import { TYPE_RULES_OF_TESTS, typeRules } from './type-rules.js';

/** The ESLint configuration of a remote in a repository of its own: `export { default } from '@airdex/mfe-kit/eslint'`. */
export default [
  { ignores: ['dist/'] },
  js.configs.recommended,
  ...typeRules,
  reactHooks.configs.flat['recommended-latest'],
  {
    name: 'airdex/browser',
    languageOptions: { globals: globals.browser },
    // Hooks of libraries return bound functions, which their types declare as methods.
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  { name: 'airdex/tests', files: ['**/*.test.{ts,tsx}'], rules: TYPE_RULES_OF_TESTS },
  importRules,
  storageRulesOf(['**/*.{ts,tsx,js,mjs}']),
];
