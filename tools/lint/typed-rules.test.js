import { afterAll, beforeAll, expect, test } from 'vitest';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ESLint } from 'eslint';
import { inRoot } from '../root.mjs';
import { allRules } from './all-rules.js';
import { OXLINT, pathForOxlint } from './oxlint-command.mjs';
import { typedRulesOnly, withoutTypedRules } from './typed-rules.js';

const FLOATING = 'const later = async () => 1;\nlater();\nexport {};\n';
const TEMPLATE = 'export const text = (value: Date) => `${value}`;\n';

const FILES = {
  'floating.ts': FLOATING,
  'disabled.ts': `/* eslint-disable */\n${FLOATING}`,
  'awaited.ts': FLOATING.replace('later();', 'await later();'),
  'text.ts': TEMPLATE,
  'text.test.ts': TEMPLATE,
};

/** @type {string} */
let folder;
beforeAll(async () => {
  // Inside of a package, so that the rules and its compiler settings apply.
  folder = await mkdtemp(inRoot('catalogue-data', 'src', 'typed-rules-'));
  for (const [name, content] of Object.entries(FILES)) await writeFile(path.join(folder, name), content);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The rules of Oxlint that files break, as `file: rule`. */
async function oxlint() {
  const options = { cwd: inRoot(), env: { ...process.env, PATH: pathForOxlint() } };
  const run = promisify(execFile)(process.execPath, [OXLINT, '--format', 'json', folder], options);
  const { stdout } = await run.catch((/** @type {{ stdout: string }} */ failed) => failed);
  /** @type {{ diagnostics: { filename: string, code: string }[] }} */
  const { diagnostics } = JSON.parse(stdout);
  return diagnostics.map(({ filename, code }) => `${path.basename(filename)}: ${code}`).toSorted();
}

test('Oxlint checks types, knows the exceptions of tests, and heeds no comment', async () => {
  expect(await oxlint()).toEqual([
    'disabled.ts: typescript(no-floating-promises)',
    'floating.ts: typescript(no-floating-promises)',
    'text.ts: typescript(restrict-template-expressions)',
  ]);
});

test('ESLint refuses a comment that turns off a rule of Oxlint', async () => {
  const eslint = new ESLint({
    cwd: inRoot(),
    overrideConfigFile: true,
    overrideConfig: withoutTypedRules(allRules),
  });
  const filePath = inRoot('server', 'src', 'disabled.ts');
  const [result] = await eslint.lintText('// oxlint-disable typescript/no-floating-promises\n', { filePath });
  expect(result.messages.map(({ ruleId }) => ruleId)).toEqual(['no-warning-comments']);
});

test('each rule belongs to one of both programs', () => {
  const names = (/** @type {readonly { rules?: object }[]} */ configs) =>
    new Set(configs.flatMap(({ rules }) => Object.keys(rules ?? {})));
  const all = names(allRules);
  const inEslint = names(withoutTypedRules(allRules));
  const inOxlint = [...names(typedRulesOnly(allRules).overrides)].map((name) =>
    name.replace('typescript/', '@typescript-eslint/'),
  );
  expect(new Set([...inEslint, ...inOxlint])).toEqual(all);
  expect(inOxlint.filter((name) => inEslint.has(name))).toEqual([]);
  expect(inOxlint).toContain('@typescript-eslint/no-unsafe-assignment');
});
