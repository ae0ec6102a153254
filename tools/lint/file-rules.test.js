import { expect, test } from 'vitest';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { fileRules } from './file-rules.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const eslint = new ESLint({
  cwd: root,
  ignore: false,
  overrideConfigFile: true,
  overrideConfig: [fileRules],
});

async function problems(/** @type {string} */ file) {
  const [result] = await eslint.lintText('', { filePath: path.join(root, file) });
  return result.messages.map(({ message }) => message);
}

test.each([
  'server/src/search-index/facet-count.test.ts',
  'server/src/database/migrations/0001-init.ts',
  'shell/src/index.d.ts',
  'shell/src/commons/managerial.ts',
  'shell/src/__fixtures__/a.ts',
  '.ci/check.js',
])('%s is an allowed name', async (file) => {
  expect(await problems(file)).toEqual([]);
});

test.each([
  ['shell/src/UserMenu.tsx', 'UserMenu.tsx'],
  ['shell/src/user_menu.tsx', 'user_menu.tsx'],
  ['shell/src/UserMenu/view.tsx', 'UserMenu'],
  ['shell/src/header/user_menu/view.tsx', 'user_menu'],
])('%s is not in kebab-case', async (file, name) => {
  expect(await problems(file)).toEqual([`Name "${name}" in kebab-case.`]);
});

test.each([
  'shell/src/utils/date.ts',
  'shell/src/date-utils/day.ts',
  'utils/date.ts',
  'shell/src/date-helpers.ts',
  'shell/src/common.test.ts',
  'shell/src/manager-of-dates.ts',
  'shell/src/cache-manager.test.ts',
])('%s says nothing about what is inside', async (file) => {
  expect(await problems(file)).toEqual([expect.stringContaining('says nothing about what is inside')]);
});

test('the repository lints its files by these rules', async () => {
  const config = await new ESLint({ cwd: root }).calculateConfigForFile(path.join(root, 'tools/probe.mjs'));
  for (const [rule, [, ...settings]] of Object.entries(fileRules.rules))
    expect(config.rules[rule]).toEqual([2, ...settings]);
});
