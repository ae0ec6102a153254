import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { builtPackages } from './build-packages.mjs';
import { isExceeded, measureSizes, packageBudgets, sizeLines } from './size-check.mjs';

/** @type {string} */
let root;
const folderOf = (/** @type {string} */ name) => path.join(root, name);

/**
 * A build of files, each of so many KiB as Brotli sends it; without a compressed copy when its name starts with 'small'.
 *
 * @param {string} name @param {string} manifestFile @param {object} manifest @param {Readonly<Record<string, number>>} files
 */
async function build(name, manifestFile, manifest, files) {
  await mkdir(folderOf(name));
  for (const [file, kib] of Object.entries(files)) {
    const isCompressed = !file.startsWith('small');
    await writeFile(path.join(folderOf(name), file), 'x'.repeat(isCompressed ? 9 * 1024 * kib : 1024 * kib));
    if (isCompressed) await writeFile(path.join(folderOf(name), `${file}.br`), 'x'.repeat(1024 * kib));
  }
  const content = { ...manifest, files: Object.keys(files).map((file) => ({ path: file })) };
  await writeFile(path.join(folderOf(name), manifestFile), JSON.stringify(content));
}

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'airdex-sizes-'));
  await build(
    'shell',
    'airdex-shell-manifest.json',
    { scripts: ['main.js'], styles: ['main.css'] },
    { 'main.js': 200, 'main.css': 8, 'later.js': 30, 'icon.svg': 3 },
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
const measure = (js = 1000, search = within) =>
  measureSizes(folderOf, {
    packages: {
      shell: { initial: within, total: within },
      'mfe-search': { initial: search, total: within },
    },
    first: { shell: 'shell', remote: 'mfe-search', screens: ['./home', './results'], js },
  });
const sizes = async () => Object.fromEntries((await measure()).map(({ title, size }) => [title, size]));

describe('the sizes of the builds', () => {
  test('are those of Brotli: what screens start with, each file once, and everything', async () => {
    expect(await sizes()).toEqual({
      'shell, initial js': 200,
      'shell, initial css': 8,
      'shell, total js': 230,
      'shell, total css': 8,
      'mfe-search, initial js': 71,
      'mfe-search, initial css': 2,
      'mfe-search, total js': 76,
      'mfe-search, total css': 2,
      'shell and mfe-search ./home, ./results, initial js': 231,
    });
  });

  test('fail the check as soon as one is over its budget', async () => {
    expect((await measure(231)).filter(isExceeded)).toEqual([]);
    expect((await measure(230.9)).filter(isExceeded).map(({ title }) => title)).toEqual([
      'shell and mfe-search ./home, ./results, initial js',
    ]);
    const tooLittle = await measure(1000, { js: 70, css: 2 });
    expect(tooLittle.filter(isExceeded).map(({ title }) => title)).toEqual(['mfe-search, initial js']);
    expect(sizeLines(tooLittle)).toContainEqual(
      expect.stringMatching(/^✗ mfe-search, initial js .* 71\.0 of +70 KiB$/),
    );
  });

  test('a screen that is not there is not taken for one that weighs nothing', async () => {
    const first = { shell: 'shell', remote: 'mfe-search', screens: ['./gone'], js: 1 };
    await expect(measureSizes(folderOf, { packages: {}, first })).rejects.toThrow('no screen ./gone');
  });
});

test('every package that is built has a budget', () => {
  expect(Object.keys(packageBudgets()).toSorted()).toEqual(
    builtPackages()
      .map(({ folder }) => folder)
      .toSorted(),
  );
});
