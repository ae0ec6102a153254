import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { publint } from 'publint';
import { findNode } from '../node-runtime.mjs';
import { inRoot } from '../root.mjs';
import { run, runOrFail } from '../run-command.mjs';
import { PUBLIC_PACKAGES } from './packages.mjs';

/** @type {string} */
let folder;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'airdex-packages-'));
  const pack = inRoot('tools', 'packages', 'pack.mjs');
  await runOrFail('The packages could not be packed.', await findNode(), [pack, folder]);
}, 240_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const tarballs = async () => (await readdir(folder)).map((file) => path.join(folder, file));

test('every public package is packed', async () => {
  const names = (await tarballs()).map((file) => path.basename(file).replace(/-\d.*$/, ''));
  expect(names.sort()).toEqual(PUBLIC_PACKAGES.map((name) => `airdex-${name}`).sort());
});

test('publint finds no problems', async () => {
  for (const file of await tarballs()) {
    const content = await readFile(file);
    const tarball = content.buffer.slice(content.byteOffset, content.byteOffset + content.byteLength);
    expect([file, (await publint({ pack: { tarball } })).messages]).toEqual([file, []]);
  }
});

test('packages contain compiled modules with types, and neither sources nor tests', async () => {
  for (const file of await tarballs()) {
    const { output } = await run('tar', ['tzf', file]);
    const files = output.trim().split('\n');
    expect(files.filter((name) => name.endsWith('.d.ts')).length).toBeGreaterThan(0);
    const isUnwanted = (/** @type {string} */ name) =>
      !name.startsWith('package/templates/') && /(?<!\.d)\.tsx?$|\.test\.|\.fixture\./.test(name);
    expect(files.filter(isUnwanted)).toEqual([]);
  }
});

test('no dependency names the workspace or its catalog, and peers accept later minor versions', async () => {
  for (const file of await tarballs()) {
    const manifest = JSON.parse((await run('tar', ['xOzf', file, 'package/package.json'])).output);
    const { dependencies = {}, peerDependencies = {} } = manifest;
    for (const version of Object.values({ ...dependencies, ...peerDependencies }))
      expect(version).toMatch(/^\^?\d/);
    for (const version of Object.values(peerDependencies)) expect(version).toMatch(/^\^/);
  }
});
