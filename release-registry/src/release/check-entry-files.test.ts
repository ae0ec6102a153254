import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { REMOTE_MANIFEST_FILE, SHELL_MANIFEST_FILE } from '@airdex/shared-contracts/composition';
import { filledRegistry, type FilledRegistry } from '../testing/filled-registry.ts';
import { publish } from '../registry/publish.ts';
import { readCurrentComposition, readPointer } from '../registry/read-registry.ts';
import { INTEGRITY_TOKEN } from './chunk-integrity.ts';
import { finalizeRelease } from './finalize-release.ts';

let registry: FilledRegistry;
beforeEach(async () => {
  registry = await filledRegistry();
});
afterEach(() => registry.remove());

async function write(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(dirname(registry.path), name);
  await rm(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

/** Creates a finalized release of mfe-card with this container. */
async function remote(
  container: string,
  chunks: Readonly<Record<string, string>> = {},
  fields: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const folder = await write('own', { 'entry.js': container, 'mf-manifest.json': '{}', ...chunks });
  const content = {
    schemaVersion: 1,
    name: 'mfe-card',
    federationName: 'mfe_card',
    contractVersion: '1.0.0',
    entry: 'entry.js',
    federationManifest: 'mf-manifest.json',
    exposes: ['./card'],
    preload: { './card': Object.keys(chunks) },
    ...fields,
  };
  await finalizeRelease(folder, content, REMOTE_MANIFEST_FILE);
  return folder;
}

const publishIt = (folder: string) => publish(registry.path, [folder], { who: 'Ada' });
const MODULE = 'export const get = async () => import("./chunks/card.js"), init = () => {};';
const CHUNKS = { 'card.js': 'later()', 'card.mjs': 'later()', 'card.css': '.card { color: red }' };

describe('publish refuses a release', () => {
  afterEach(async () => {
    expect((await readPointer(registry.path))?.current).toBe(registry.first);
  });

  test.each(['card.js', 'card.mjs', 'card.css'] as const)(
    'whose container does not verify %s',
    async (path) => {
      const folder = await remote('var mfe_card = {};', { [path]: CHUNKS[path] });
      await expect(publishIt(folder)).rejects.toMatchObject({
        code: 'chunks-unverified',
        kind: 'refused',
        field: 'entry.js',
        message: expect.stringContaining(path),
      });
    },
  );

  test('whose container verifies its chunks against other hashes', async () => {
    const folder = await remote(`var mfe_card = {}; "airdexPins:card.js=${'A'.repeat(64)};";`, CHUNKS);
    await expect(publishIt(folder)).rejects.toMatchObject({ code: 'chunks-unverified' });
  });

  test.each([
    'import { get } from "./card.js"; export { get };',
    'export const get = () => {}; export const init = () => {};',
    'var mfe_card = await fetch("/");',
    'var mfe_card = import.meta.url;',
    'var mfe_card = {',
  ])('whose container is not a classic script: %s', async (container) => {
    await expect(publishIt(await remote(`${container} // ${INTEGRITY_TOKEN}`, CHUNKS))).rejects.toMatchObject(
      {
        code: 'container-invalid',
        kind: 'refused',
        field: 'entry.js',
        message: expect.stringContaining('is not a classic script'),
      },
    );
  });

  test('whose container is too large', async () => {
    const folder = await remote(`var mfe_card = "${'x'.repeat(4 * 1024 * 1024)}"; // ${INTEGRITY_TOKEN}`);
    await expect(publishIt(folder)).rejects.toMatchObject({ code: 'container-invalid', field: 'entry.js' });
  });

  test.each([
    ['does not export init', 'export const get = () => {};', {}],
    ['does not export get and init', 'var mfe_card = {};', {}],
    ['is not an ES module', 'export const get = (', {}],
    ['imports ./gone.js', 'import "./gone.js"; export const get = 1, init = 2;', {}],
    ['imports react,', 'import "react"; export const get = 1, init = 2;', {}],
    [
      'imports ../../other/entry.js',
      'export const get = () => import("../../other/entry.js"), init = 1;',
      {},
    ],
    ['chunks/card.js of', MODULE, { 'chunks/card.js': 'import "./gone.js";' }],
  ])('whose container is an ES module that %s', async (problem, container, chunks) => {
    await expect(publishIt(await remote(container, chunks, { container: 'module' }))).rejects.toMatchObject({
      code: 'container-invalid',
      kind: 'refused',
      message: expect.stringContaining(problem),
    });
  });

  test('whose container is an ES module that cannot verify a style sheet', async () => {
    const folder = await remote(
      MODULE,
      { 'chunks/card.js': '', 'card.css': CHUNKS['card.css'] },
      { container: 'module' },
    );
    await expect(publishIt(folder)).rejects.toMatchObject({ code: 'chunks-unverified', field: 'card.css' });
  });

  test('of a shell whose development build does not verify what it loads', async () => {
    const folder = await write('shell', {
      'main.js': `"${INTEGRITY_TOKEN}"`,
      'development/main.js': '"nothing"',
      'later.js': 'later()',
      'index.html': '<head></head>',
    });
    const content = {
      schemaVersion: 1,
      contractVersion: '1.0.0',
      document: 'index.html',
      scripts: ['main.js'],
      styles: [],
      development: { scripts: ['development/main.js'], styles: [] },
    };
    await finalizeRelease(folder, content, SHELL_MANIFEST_FILE);
    await expect(publishIt(folder)).rejects.toMatchObject({
      code: 'chunks-unverified',
      field: 'development/main.js',
    });
  });
});

test('publishes a release whose container verifies its chunks, or has no chunks', async () => {
  const whole = await publishIt(await remote(`var mfe_card = {}; "${INTEGRITY_TOKEN}";`, CHUNKS));
  expect(whole.changed).toBe(true);
  const alone = await publishIt(await remote('var mfe_card = { alone: true };'));
  expect(alone.changed).toBe(true);
});

test('publishes a release whose container is an ES module, with the integrity of each module', async () => {
  const chunks = {
    'chunks/card.js': 'import { a } from "../a.mjs"; import("node:fs");',
    'a.mjs': 'export const a = 1;',
  };
  await publishIt(await remote(MODULE, chunks, { container: 'module' }));
  const composed = (await readCurrentComposition(registry.path))?.remotes.find(
    ({ name }) => name === 'mfe-card',
  );
  expect(composed).toMatchObject({ container: 'module' });
  expect(composed?.modules?.map(({ path }) => path)).toEqual(['a.mjs', 'chunks/card.js', 'entry.js']);
});
