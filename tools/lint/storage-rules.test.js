import { beforeAll, describe, expect, test } from 'vitest';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { storageRules } from './storage-rules.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** @type {ESLint} */
let eslint;

/** The rules that a file's code breaks, and the message of the first one. */
async function problems(/** @type {string} */ file, /** @type {string} */ code) {
  const [result] = await eslint.lintText(code, { filePath: path.join(root, file) });
  const rules = result.messages.map(({ ruleId }) => ruleId);
  return { rules, message: result.messages[0]?.message ?? '' };
}

beforeAll(() => {
  eslint = new ESLint({
    cwd: root,
    ignore: false,
    overrideConfigFile: true,
    overrideConfig: [
      { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
      storageRules,
    ],
  });
});

describe('a remote', () => {
  test.each([
    `localStorage.token;`,
    `localStorage.getItem('token');`,
    `const read = (open = () => localStorage) => open();`,
    `sessionStorage.clear();`,
    `window.localStorage.getItem('token');`,
    `globalThis['localStorage'].token;`,
    `const { localStorage: kept } = window;`,
    `document.defaultView?.sessionStorage.clear();`,
    `document.cookie;`,
    `cookieStore.getAll();`,
    `window.addEventListener('storage', ({ newValue }) => newValue);`,
    `addEventListener('storage', ({ newValue }) => newValue);`,
    `fromEvent(window, 'storage');`,
    `window.onstorage = () => undefined;`,
  ])('gets a message with the alternative to %s', async (code) => {
    const { rules, message } = await problems('mfe-weather/src/probe.tsx', code);
    expect(rules).toEqual([expect.stringMatching(/^no-restricted-/)]);
    expect(message).toContain('Call the API with the client of useHost()');
    expect(message).toContain('@airdex/mfe-kit/storage');
  });

  test('may store its own values with the kit', async () => {
    const code = `
      import { ownLocalStorage } from '@airdex/mfe-kit/storage';
      ownLocalStorage().setItem('weather-place', 'Paris');
      window.addEventListener('resize', () => undefined);`;
    expect((await problems('mfe-weather/src/probe.tsx', code)).rules).toEqual([]);
  });

  test('may use storage in its tests', async () => {
    expect((await problems('mfe-weather/src/probe.test.tsx', 'localStorage.clear();')).rules).toEqual([]);
  });
});

test.each(['shell', 'mfe-kit'])('%s may use storage directly', async (name) => {
  expect((await problems(`${name}/src/probe.ts`, 'localStorage.clear();')).rules).toEqual([]);
});

test.each(['mfe-search', 'mfe-weather'])('the repository lints %s by these rules', async (name) => {
  const config = await new ESLint({ cwd: root }).calculateConfigForFile(
    path.join(root, name, 'src', 'probe.tsx'),
  );
  for (const [rule, [, ...settings]] of Object.entries(storageRules.rules))
    expect(config.rules[rule]).toEqual([2, ...settings]);
});
