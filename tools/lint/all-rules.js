import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import { typeRules } from '../../mfe-kit/presets/eslint/type-rules.js';
import { browserRules } from './browser-rules.js';
import { fileRules } from './file-rules.js';
import { importRules } from './import-rules.js';
import { storageRules } from './storage-rules.js';
import { testRules } from './test-rules.js';
import { wordRules } from './word-rules.js';

/** Every rule of the repository. A rule that is wrong is changed here, for everyone. */
export const allRules = defineConfig(
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
  // No comment switches a rule off in one place.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' } },
  js.configs.recommended,
  { languageOptions: { globals: globals.node } },
  // A variable of a module may have the name of a global one.
  { rules: { 'no-redeclare': ['error', { builtinGlobals: false }] } },
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
);
