import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import { typeRules } from './mfe-kit/presets/eslint/type-rules.js';
import { browserRules } from './tools/lint/browser-rules.js';
import { fileRules } from './tools/lint/file-rules.js';
import { importRules } from './tools/lint/import-rules.js';
import { storageRules } from './tools/lint/storage-rules.js';
import { testRules } from './tools/lint/test-rules.js';
import { wordRules } from './tools/lint/word-rules.js';

export default defineConfig(
  {
    ignores: [
      '**/dist/',
      '**/var/',
      '**/coverage/',
      '**/templates/',
      'e2e/fixtures/releases/',
      '**/test-results/',
      '**/playwright-report/',
    ],
  },
  // A rule that is wrong is changed here, for everyone; no comment switches it off in one place.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' } },
  js.configs.recommended,
  { languageOptions: { globals: globals.node } },
  ...typeRules,
  importRules,
  fileRules,
  {
    name: 'airdex/files',
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
      'no-restricted-properties': [
        'error',
        ...['toWeb', 'fromWeb'].map((property) => ({
          object: 'Readable',
          property,
          message:
            'It can throw outside of any call when it is cancelled, which ends the process. Use ReadableStream.from, or iterate.',
        })),
      ],
    },
  },
  ...browserRules,
  storageRules,
  ...testRules,
  ...wordRules,
  prettier,
);
