import { beforeAll, describe, expect, test } from '@jest/globals';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { importRules } from './import-rules.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const fixtures = 'tools/eslint-rules/fixtures/cycle';

/** @type {ESLint} */
let eslint;

/** Rule and message of what is wrong with a file's code, as the import rules of the repository see it. */
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
  test('report a remote that imports another remote', async () => {
    expect(await problems('mfe-card/src/probe.ts', `import '@airdex/mfe-search/results';`)).toEqual([
      'airdex/package-arrows: mfe-card may not import mfe-search; it may import: shared-ui, shared-contracts, mfe-kit.',
    ]);
  });

  test('report a path into another package', async () => {
    expect(
      await problems('shell/src/probe.ts', `import '../../shared-contracts/src/routes/index.ts';`),
    ).toEqual([
      'airdex/package-arrows: Import shared-contracts by its name (@airdex/shared-contracts/…), not by a path into its folder.',
    ]);
  });

  test('let a remote import the contracts', async () => {
    expect(await problems('mfe-card/src/probe.ts', `import '@airdex/shared-contracts/routes';`)).toEqual([]);
  });

  test('find a cycle over three files, .ts and .tsx', async () => {
    const found = await problems(
      `${fixtures}/a.ts`,
      `import { b } from './b.ts';\nexport const a = () => b;\n`,
    );
    expect(found).toEqual([expect.stringMatching(/^import-x\/no-cycle: Dependency cycle/)]);
  });

  test('find a cycle through a package’s exports', async () => {
    const file = 'shared-contracts/src/routes/index.ts';
    const code = `import * as self from '@airdex/shared-contracts/routes';\nexport const probe = self;\n`;
    expect(await problems(file, code)).toEqual([expect.stringMatching(/^import-x\/no-(self-import|cycle)/)]);
  });

  test('are content with a file that imports a leaf', async () => {
    expect(
      await problems(`${fixtures}/probe.ts`, `import { alone } from './alone.ts';\nexport default alone;\n`),
    ).toEqual([]);
  });

  test('ask for the extension of a relative import', async () => {
    expect(await problems(`${fixtures}/probe.ts`, `import './alone';\n`)).toEqual([
      expect.stringMatching(/^import-x\/extensions/),
    ]);
  });
});
