import * as plainText from 'eslint-parser-plain';
import regex from 'eslint-plugin-regex';
import { PHRASES } from './unwanted-words.js';

/** A phrase may continue on the next line of a text or comment. */
const GAP = String.raw`\s+(?:(?:\*|//|>)\s+)?`;

const phrases = PHRASES.map(([phrase, better]) => ({
  regex: String.raw`\b(?:${phrase.replaceAll(' ', GAP)})\b`,
  flags: 'i',
  message: `Not plain English: "${phrase}". Write instead: ${better}.`,
}));

/** Written in parts, because otherwise the rule would find itself. */
const directive = {
  regex: ['oxlint', 'disable'].join('-'),
  message: 'Do not turn off a rule here. If it is wrong, change it for everyone in tools/lint.',
};

const CHECKED = {
  files: ['**/*.{ts,tsx,js,mjs,cjs,css,html,md,yaml,yml}'],
  // The list itself, tests that contain violations, and generated files.
  ignores: ['tools/lint/unwanted-words.js', 'tools/lint/word-rules.test.js', 'pnpm-lock.yaml'],
};

/** Rules against unwanted phrases in texts and comments. */
export const wordRules = [
  {
    name: 'airdex/plain-text',
    files: ['**/*.{css,html,md,yaml,yml}'],
    languageOptions: { parser: plainText },
  },
  {
    name: 'airdex/words',
    ...CHECKED,
    plugins: { regex },
    rules: { 'regex/invalid': ['error', [...phrases, directive]] },
  },
  {
    name: 'airdex/words-of-the-sample',
    // Descriptions of programmes use these words in their ordinary meaning.
    files: ['catalogue-data/src/sample/texts/*.ts'],
    rules: { 'regex/invalid': ['error', [directive]] },
  },
];
