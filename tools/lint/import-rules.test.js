import { beforeAll, describe, expect, test } from 'vitest';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { importRules } from './import-rules.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** @type {ESLint} */
let eslint;

/** Rule and message of each problem that the repository's import rules report for a file's code. */
async function problems(/** @type {string} */ file, /** @type {string} */ code) {
  const [result] = await eslint.lintText(code, { filePath: path.join(root, file) });
  return result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

beforeAll(() => {
  eslint = new ESLint({
    cwd: root,
    ignore: false,
    overrideConfigFile: true,
    overrideConfig: [{ files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } }, importRules],
  });
});

describe('the import rules of the repository', () => {
  test('require the extension of a relative import', async () => {
    expect(await problems('tools/lint/probe.ts', `import './alone';\n`)).toEqual([
      expect.stringMatching(/^import-x\/extensions/),
    ]);
  });
});
