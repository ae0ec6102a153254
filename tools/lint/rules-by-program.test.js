import { expect, test } from 'vitest';
import { ESLint } from 'eslint';
import { inRoot } from '../root.mjs';
import { allRules } from './all-rules.js';
import { forEslint, forOxlint } from './rules-by-program.js';
import { brokenRules } from './testing/broken-rules.js';

const FLOATING = 'const later = async () => 1;\nlater();\nexport {};\n';
const TEMPLATE = 'export const text = (value: Date) => `${value}`;\n';

test('Oxlint checks syntax and types, applies the exceptions for tests, and ignores comments for ESLint', async () => {
  const broken = await brokenRules('catalogue-data', {
    'floating.ts': FLOATING,
    'disabled.ts': `/* eslint-disable */\n${FLOATING}`,
    'awaited.ts': FLOATING.replace('later();', 'await later();'),
    'wrong.ts': `export const one: number = 'one';\n`,
    'text.ts': TEMPLATE,
    'text.test.ts': TEMPLATE,
    'alone.ts': `import './text';\n`,
    'any.ts': 'export type Value = any;\n',
    'global.js': 'export const name = document;\n',
    'focused.test.ts': `import { expect, test } from 'vitest';\ntest.only('a', () => expect(1).toBe(1));\n`,
  });
  const rules = Object.entries(broken).map(([name, { rules: own }]) => [name, own]);
  expect(Object.fromEntries(rules)).toEqual({
    'floating.ts': ['typescript(no-floating-promises)'],
    'disabled.ts': ['typescript(no-floating-promises)'],
    'awaited.ts': [],
    'wrong.ts': ['typescript(TS2322)'],
    'text.ts': ['typescript(restrict-template-expressions)'],
    'text.test.ts': [],
    'alone.ts': ['import(extensions)', 'typescript(TS2835)'],
    'any.ts': ['typescript(no-explicit-any)'],
    'global.js': ['eslint(no-undef)'],
    'focused.test.ts': ['jest(no-focused-tests)'],
  });
});

test('Oxlint checks hooks', async () => {
  const { 'probe.tsx': broken } = await brokenRules('mfe-releases', {
    'probe.tsx': `import { useEffect } from 'react';
      export function Probe({ id }: { id: number }) {
        const Inner = () => <p />;
        if (id > 1) useEffect(() => document.title = String(id), []);
        return <Inner />;
      }`,
  });
  expect(broken?.rules).toEqual(
    expect.arrayContaining([
      expect.stringContaining('(exhaustive-deps)'),
      expect.stringContaining('(rules-of-hooks)'),
      expect.stringContaining('(static-components)'),
    ]),
  );
});

test('ESLint parses only the files for which it has rules of syntax', async () => {
  const eslint = new ESLint({ cwd: inRoot() });
  const parserOf = async (/** @type {string} */ file) =>
    (await eslint.calculateConfigForFile(inRoot(file))).languageOptions.parser.meta.name;
  expect(await parserOf('server/src/main.ts')).toBe('eslint-parser-plain');
  expect(await parserOf('shell/src/main.ts')).toBe('typescript-eslint/parser');
  expect(await parserOf('e2e/journeys/main.ts')).toBe('typescript-eslint/parser');
});

test('each rule belongs to exactly one program', () => {
  const names = (/** @type {readonly { rules?: object }[]} */ configs) =>
    configs.flatMap(({ rules }) => Object.keys(rules ?? {}));
  const inOxlint = names(forOxlint(allRules).overrides);
  const inEslint = names(forEslint(allRules));
  expect(inOxlint).toEqual(
    expect.arrayContaining(['eqeqeq', 'no-unused-vars', 'react/immutability', 'import/no-duplicates']),
  );
  expect(new Set(inEslint.map((name) => name.split('/')[0]))).toEqual(
    new Set(['airdex', 'check-file', 'jsx-a11y-x', 'no-restricted-syntax', 'playwright', 'regex']),
  );
});
