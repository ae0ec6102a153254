import jest from 'eslint-plugin-jest';
import playwright from 'eslint-plugin-playwright';
import { TYPE_RULES_OF_TESTS } from '../../mfe-kit/presets/eslint/type-rules.js';
import { NODE_PACKAGES } from '../unit-tests/node-packages.js';

/** No test is skipped, and tests wait for a condition instead of a fixed time. */
export const testRules = [
  {
    ...jest.configs['flat/recommended'],
    files: ['**/*.test.{ts,tsx,js,mjs}'],
    ignores: ['e2e/**'],
  },
  {
    name: 'airdex/jest',
    files: ['**/*.test.{ts,tsx}'],
    ignores: ['e2e/**'],
    rules: {
      'jest/no-disabled-tests': 'error',
      'jest/no-commented-out-tests': 'error',
      'jest/expect-expect': [
        'error',
        { assertFunctionNames: ['expect', 'expect*', 'assert*', 'fc.assert', '**.assert'] },
      ],
      'jest/prefer-importing-jest-globals': 'error',
      // A property test has its assertions inside the property, a table test inside the row.
      'jest/no-standalone-expect': 'off',
      'jest/no-conditional-expect': 'off',
      ...TYPE_RULES_OF_TESTS,
    },
  },
  {
    name: 'airdex/vitest',
    files: NODE_PACKAGES.map((folder) => `${folder}/**/*.test.{ts,js,mjs}`),
    settings: { jest: { globalPackage: 'vitest' } },
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
