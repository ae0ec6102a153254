import { afterAll, beforeAll, expect, test } from 'vitest';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { patiently } from '../unit-tests/patience.js';
import { findNode } from '../node-runtime.mjs';
import { inRoot } from '../root.mjs';
import { run } from '../run-command.mjs';

/** @type {string} */
let folder;
const write = (/** @type {string} */ file, /** @type {string} */ text) =>
  writeFile(path.join(folder, file), text);
const report = () => readFile(path.join(folder, 'api-report.md'), 'utf8');

/** Runs the command as `npm run api` does, on this package only. */
const api = async (/** @type {string[]} */ ...options) =>
  run(await findNode(), [inRoot('tools', 'public-surface', 'main.mjs'), ...options, folder]);

/** Gives the package a version, and an entry in its change log. */
async function raiseTo(/** @type {string} */ version) {
  const exports = { '.': './src/index.ts', './*': './src/*/index.ts', './tokens.css': './src/tokens.css' };
  await write('package.json', JSON.stringify({ name: '@airdex/widgets', version, type: 'module', exports }));
  await write('CHANGELOG.md', `# Changelog\n\n## ${version}\n\n- Changed.\n`);
}

const BUTTON = `
import type { Shade } from '../shade.ts';
export interface ButtonProps { readonly label: string; readonly shade?: Shade }
export const button = (input: ButtonProps): string => input.label;
`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'airdex-surface-test-'));
  await mkdir(path.join(folder, 'src', 'button'), { recursive: true });
  const compilerOptions = {
    target: 'ES2023',
    module: 'NodeNext',
    types: [],
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
  };
  await write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['src'] }));
  await write('src/index.ts', `export const SIZES = ['small', 'medium'] as const;\n`);
  await write('src/shade.ts', `export interface Shade { readonly tone: string }\n`);
  await write('src/button/index.ts', BUTTON);
  await write('src/tokens.css', ':root {\n  --color-text: #000;\n}\n');
});
afterAll(() => rm(folder, { recursive: true }));

// Each run compiles the package and analyses its declarations.
const LIMIT_MS = patiently(180_000);

test(
  'a change of the exports of a package needs a suitable version',
  async () => {
    await raiseTo('1.0.0');
    expect(await api()).toMatchObject({ code: 0 });
    const first = await report();
    for (const text of [
      'Public surface of @airdex/widgets 1.0.0',
      '## @airdex/widgets/button',
      '--color-text',
    ])
      expect(first).toContain(text);
    // Declarations that exported ones refer to are part of the surface.
    expect(first).toContain('interface Shade {\n    readonly tone: string;');

    await write('src/index.ts', `export const SIZES = ['small', 'medium', 'large'] as const;\n`);
    const additive = await api('--check');
    expect(additive.code).toBe(1);
    expect(additive.output).toContain('The change is additive');
    expect(additive.output).toContain('npm run api');

    await write('src/shade.ts', `export interface Shade { readonly hue: string }\n`);
    await raiseTo('1.1.0');
    const breaking = await api();
    expect(breaking.code).toBe(1);
    expect(breaking.output).toContain('The change is breaking');
    expect(breaking.output).toContain(
      'broken: Declarations that these refer to › interface Shade { › readonly tone',
    );
    expect(await report()).toBe(first);

    await raiseTo('2.0.0');
    expect(await api()).toMatchObject({ code: 0 });
    expect(await api('--check')).toMatchObject({ code: 0 });
  },
  LIMIT_MS,
);
