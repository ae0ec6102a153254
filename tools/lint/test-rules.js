import playwright from 'eslint-plugin-playwright';
import { TYPE_RULES_OF_TESTS } from '../../mfe-kit/presets/eslint/type-rules.js';
import { NODE_PACKAGES } from '../unit-tests/node-packages.js';

/**
 * The recommended rules, without two: property tests have their assertions inside the property, table tests inside the
 * row.
 */
const RULES_OF_TESTS = [
  'expect-expect',
  'no-alias-methods',
  'no-commented-out-tests',
  'no-deprecated-functions',
  'no-disabled-tests',
  'no-done-callback',
  'no-export',
  'no-focused-tests',
  'no-identical-title',
  'no-interpolation-in-snapshots',
  'no-jasmine-globals',
  'no-mocks-import',
  'no-test-prefixes',
  'valid-describe-callback',
  'valid-expect',
  'valid-expect-in-promise',
  'valid-title',
];

/** No test is skipped, and tests wait for a condition instead of a fixed time. */
export const testRules = [
  {
    name: 'airdex/tests',
    files: ['**/*.test.{ts,tsx,js,mjs}'],
    ignores: ['e2e/**'],
    rules: Object.fromEntries(RULES_OF_TESTS.map((rule) => [`jest/${rule}`, 'error'])),
  },
  {
    name: 'airdex/jest',
    files: ['**/*.test.{ts,tsx}'],
    ignores: ['e2e/**'],
    rules: {
      'jest/expect-expect': [
        'error',
        { assertFunctionNames: ['expect', 'expect*', 'assert*', 'fc.assert', '**.assert'] },
      ],
      'jest/prefer-importing-jest-globals': 'error',
      ...TYPE_RULES_OF_TESTS,
    },
  },
  {
    name: 'airdex/vitest',
    files: NODE_PACKAGES.map((folder) => `${folder}/**/*.test.{ts,js,mjs}`),
    rules: { 'jest/prefer-importing-jest-globals': 'off' },
  },
  { ...playwright.configs['flat/recommended'], files: ['e2e/**/*.ts'] },
  {
    name: 'airdex/playwright',
    files: ['e2e/**/*.ts'],
    rules: {
      'playwright/no-focused-test': 'error',
      'playwright/no-skipped-test': 'error',
      'playwright/no-wait-for-timeout': 'error',
      'playwright/no-networkidle': 'error',
      'playwright/no-force-option': 'error',
      'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect', '^assert'] }],
      'playwright/no-conditional-in-test': 'off',
      // A table test asserts what each row specifies.
      'playwright/no-conditional-expect': 'off',
      // Oxfmt does the formatting.
      'playwright/consistent-spacing-between-blocks': 'off',
      '@typescript-eslint/restrict-template-expressions': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
];
