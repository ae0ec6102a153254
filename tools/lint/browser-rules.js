import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { airdexPlugin } from '../eslint-rules/plugin.js';
import { remoteFolders } from '../workspace.mjs';

const BROWSER = ['shared-ui', 'programme-preview', 'shell', ...remoteFolders()].map(
  (folder) => `${folder}/src/**/*.{ts,tsx}`,
);

const TESTS = ['**/*.test.*'];

/** Rules for code that runs in a browser: hooks, accessibility, and no text that exists in only one language. */
export const browserRules = [
  { ...reactHooks.configs.flat['recommended-latest'], files: BROWSER },
  { ...jsxA11y.configs.recommended, files: BROWSER, ignores: TESTS },
  {
    name: 'airdex/browser-doubles',
    files: ['mfe-kit/presets/jest/browser-*.js'],
    languageOptions: { globals: globals.browser },
  },
  {
    name: 'airdex/browser',
    files: BROWSER,
    languageOptions: { globals: globals.browser },
    rules: {
      'no-console': ['error', { allow: ['warn', 'error'] }],
      // Hooks of libraries return bound functions, which their types declare as methods.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    name: 'airdex/focus',
    files: BROWSER,
    ignores: TESTS,
    // Dialogs and menus of react-aria use `autoFocus` correctly.
    rules: { 'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }] },
  },
  {
    name: 'airdex/translated',
    files: BROWSER,
    ignores: TESTS,
    plugins: { airdex: airdexPlugin },
    rules: { 'airdex/no-untranslated-text': ['error', { names: ['Airdex', 'English', '中文'] }] },
  },
];
