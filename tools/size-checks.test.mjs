import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtPackages } from './build-packages.mjs';
import { findNode } from './node-runtime.mjs';
import { inRoot } from './root.mjs';
import { run } from './run-command.mjs';
import { packageBudgets } from './size-budgets.mjs';
import { sizeChecks } from './size-checks.mjs';

const KIB = 1024;

/** @type {string} */
let root;
const folderOf = (/** @type {string} */ name) => path.join(root, name);

/**
 * Writes a build of files with the given sizes in KiB after Brotli. Files named 'small…' get no compressed copy.
 *
 * @param {string} name @param {string} manifestFile @param {object} manifest @param {Readonly<Record<string, number>>} files
 */
async function build(name, manifestFile, manifest, files) {
  await mkdir(folderOf(name));
  for (const [file, kib] of Object.entries(files)) {
    const isCompressed = !file.startsWith('small');
    await writeFile(path.join(folderOf(name), file), 'x'.repeat(isCompressed ? 9 * KIB * kib : KIB * kib));
    if (isCompressed) await writeFile(path.join(folderOf(name), `${file}.br`), 'x'.repeat(KIB * kib));
  }
  const content = { ...manifest, files: Object.keys(files).map((file) => ({ path: file })) };
  await writeFile(path.join(folderOf(name), manifestFile), JSON.stringify(content));
}

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'airdex-sizes-'));
  await build(
    'shell',
    'airdex-shell-manifest.json',
    { scripts: ['main.js'], styles: ['main.css'], preload: ['remotes.js'] },
    { 'main.js': 200, 'remotes.js': 4, 'main.css': 8, 'later.js': 30, 'icon.svg': 3 },
  );
  await build(
    'mfe-search',
    'airdex-manifest.json',
    {
      entry: 'small-entry.js',
      preload: {
        './home': ['both.js', 'home.css'],
        './results': ['both.js', 'list.js'],
        './panel': ['p.js'],
      },
    },
    { 'small-entry.js': 1, 'both.js': 10, 'list.js': 20, 'p.js': 40, 'late.js': 5, 'home.css': 2 },
  );
});
afterAll(() => rm(root, { recursive: true }));

const within = { js: 1000, css: 1000 };
const FIRST = { shell: 'shell', remote: 'mfe-search', screens: ['./home', './results'], js: 1000 };

/** Runs Size Limit on these builds, as `npm test` runs it on the real ones. */
async function sizeLimit(js = 1000, search = within, screenJs = 1000) {
  const budgets = {
    shell: { initial: within, total: within },
    'mfe-search': { initial: search, total: within, screens: { './results': screenJs } },
  };
  const config = path.join(root, 'config.mjs');
  const source = pathToFileURL(inRoot('tools', 'size-checks.mjs')).href;
  await writeFile(
    config,
    `import { sizeChecks } from ${JSON.stringify(source)};
     const folderOf = (name) => ${JSON.stringify(`${root}/`)} + name;
     export default sizeChecks(folderOf, ${JSON.stringify(budgets)}, ${JSON.stringify({ ...FIRST, js })});`,
  );
  const program = inRoot('node_modules', 'size-limit', 'bin.js');
  const { code, output } = await run(await findNode(), [program, '--json', '--config', config]);
  /** @type {{ name: string, size: number, passed: boolean }[]} */
  const results = JSON.parse(output);
  return { code, results, failed: results.filter(({ passed }) => !passed).map(({ name }) => name) };
}

describe('the sizes of the builds', () => {
  test('are measured after Brotli: the files that screens need to start, each once, and all files', async () => {
    const { results } = await sizeLimit();
    expect(Object.fromEntries(results.map(({ name, size }) => [name, size / KIB]))).toEqual({
      'shell, initial js': 200,
      'shell, initial css': 8,
      'shell, total js': 234,
      'shell, total css': 8,
      'mfe-search, initial js': 71,
      'mfe-search, initial css': 2,
      'mfe-search, total js': 76,
      'mfe-search, total css': 2,
      'mfe-search ./results, initial js': 31,
      'shell and mfe-search ./home, ./results, initial js': 235,
    });
  });

  test('fail the check when one is over its budget', async () => {
    expect(await sizeLimit(235)).toMatchObject({ code: 0, failed: [] });
    expect(await sizeLimit(234.9)).toMatchObject({
      code: 1,
      failed: ['shell and mfe-search ./home, ./results, initial js'],
    });
    expect(await sizeLimit(1000, { js: 70, css: 2 })).toMatchObject({
      code: 1,
      failed: ['mfe-search, initial js'],
    });
    expect(await sizeLimit(1000, within, 30)).toMatchObject({
      code: 1,
      failed: ['mfe-search ./results, initial js'],
    });
  });

  test('a missing screen does not count as one of size zero', () => {
    const budgets = {
      shell: { initial: within, total: within },
      'mfe-search': { initial: within, total: within },
    };
    expect(() => sizeChecks(folderOf, budgets, { ...FIRST, screens: ['./gone'] })).toThrow(
      'no screen ./gone',
    );
  });

  test('of one package need only its build', () => {
    const budgets = { 'mfe-search': { initial: within, total: within } };
    const checks = sizeChecks(folderOf, budgets, { ...FIRST, shell: 'not-built' });
    expect(new Set(checks.map(({ name }) => name.split(',')[0]))).toEqual(new Set(['mfe-search']));
  });
});

test('every built package has a budget', () => {
  expect(Object.keys(packageBudgets()).toSorted()).toEqual(
    builtPackages()
      .map(({ folder }) => folder)
      .toSorted(),
  );
});
