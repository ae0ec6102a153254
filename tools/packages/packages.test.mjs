import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { publint } from 'publint';
import { findNode } from '../node-runtime.mjs';
import { inRoot } from '../root.mjs';
import { run, runOrFail } from '../run-command.mjs';
import { linkDependencies, runOutside, unpackPackages } from './outside.mjs';
import { PUBLIC_PACKAGES } from './packages.mjs';

const TOOLS = /^(@types\/.*|eslint|jest|typescript)$/;

/** @type {string} */
let folder;
/** @type {string} */
let packages;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'airdex-packages-'));
  packages = path.join(folder, 'packages');
  const pack = inRoot('tools', 'packages', 'pack.mjs');
  await runOrFail('The packages could not be packed.', await findNode(), [pack, packages]);
}, 240_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const tarballs = async () =>
  (await readdir(packages)).filter((file) => file.endsWith('.tgz')).map((file) => path.join(packages, file));

test('every public package is packed, and listed', async () => {
  const files = (await tarballs()).map((file) => path.basename(file));
  const names = files.map((file) => file.replace(/-\d.*$/, ''));
  expect(names.sort()).toEqual(PUBLIC_PACKAGES.map((name) => `airdex-${name}`).sort());
  const listed = JSON.parse(await readFile(path.join(packages, 'packages.json'), 'utf8'));
  expect(Object.keys(listed)).toEqual(PUBLIC_PACKAGES.map((name) => `@airdex/${name}`));
  expect(Object.values(listed).sort()).toEqual(files.sort());
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
    // npm also resolves what tools could be combined with, which contains conflicts.
    expect(Object.keys(peerDependencies).filter((name) => TOOLS.test(name))).toEqual([]);
  }
});

describe('a remote in a repository of its own', () => {
  /** @type {string} */
  let repository;
  /** Output of a command in the remote's folder, which must succeed. @param {readonly string[]} command */
  async function outputOf(...command) {
    const [program = '', ...args] = command;
    const { code, output } = await runOutside(repository, program, ...args);
    expect([code, output]).toEqual([0, expect.anything()]);
    return output;
  }

  beforeAll(async () => {
    // The kit also runs without any other package of Airdex, as with `npx @airdex/mfe-kit`.
    const empty = path.join(folder, 'empty');
    await unpackPackages(packages, empty, { peers: true });
    const mfe = path.join(empty, 'node_modules', '@airdex', 'mfe-kit', 'bin', 'mfe.mjs');
    const options = ['--title', 'Weather', '--title-zh', '天气', '--packages', packages];
    const { code, output } = await runOutside(empty, 'node', mfe, 'new', 'weather', ...options);
    if (code !== 0) throw new Error(output);
    // Moved to a folder in which it finds only its own dependencies.
    repository = path.join(folder, 'mfe-weather');
    await rename(path.join(empty, 'mfe-weather'), repository);
    await unpackPackages(packages, repository);
    await linkDependencies(repository, repository);
  }, 60_000);

  test('depends on the packages it was created with, and on no version of the workspace', async () => {
    const manifest = JSON.parse(await readFile(path.join(repository, 'package.json'), 'utf8'));
    const listed = JSON.parse(await readFile(path.join(packages, 'packages.json'), 'utf8'));
    const all = { ...manifest.dependencies, ...manifest.devDependencies };
    for (const [name, file] of Object.entries(listed)) expect(all[name]).toBe(`file:${packages}/${file}`);
    expect(Object.values(all).filter((version) => !/^(\^\d|file:)/.test(version))).toEqual([]);
    expect((await readdir(repository)).filter((name) => name.startsWith('.')).sort()).toEqual([
      '.github',
      '.gitignore',
      '.npmrc',
    ]);
  });

  test('is described by the guide for teams', async () => {
    const { scripts } = JSON.parse(await readFile(path.join(repository, 'package.json'), 'utf8'));
    const guide = await readFile(inRoot('docs', 'teams.md'), 'utf8');
    const [, section = ''] = /^## A remote outside of this repository$(.*?)^## /ms.exec(guide) ?? [];
    for (const script of Object.keys(scripts))
      expect(section).toMatch(new RegExp(`^npm (run )?${script}\\b`, 'm'));
    expect(section).toContain('npx @airdex/mfe-kit new weather');
  });

  test('passes its type check and its tests', async () => {
    await outputOf('npm', 'run', 'typecheck');
    const tests = await outputOf('npm', 'test', '--', '--verbose');
    expect(tests).toContain('mfe-weather ./page');
    expect(tests).toMatch(/Test Suites: 3 passed, 3 total/);
  }, 180_000);

  test('passes lint, which refuses storage and imports of other remotes', async () => {
    const probe = path.join(repository, 'src', 'probe.ts');
    await writeFile(probe, "import '@airdex/mfe-card';\nlocalStorage.clear();\n");
    const { code } = await runOutside(
      repository,
      'npm',
      'run',
      'lint',
      '--',
      '-f',
      'json',
      '-o',
      'lint.json',
    );
    await rm(probe);
    expect(code).toBe(1);
    /** @type {{ filePath: string, messages: { ruleId: string }[] }[]} */
    const report = JSON.parse(await readFile(path.join(repository, 'lint.json'), 'utf8'));
    const problems = report.flatMap(({ filePath, messages }) =>
      messages.map(({ ruleId }) => [path.basename(filePath), ruleId]),
    );
    expect(report.length).toBeGreaterThan(10);
    expect(problems).toEqual([
      ['probe.ts', 'no-restricted-imports'],
      ['probe.ts', 'no-restricted-globals'],
    ]);
  }, 180_000);

  test('is built and released', async () => {
    await outputOf('npm', 'run', 'build');
    const [registry, shell] = [path.join(folder, 'registry'), path.join(folder, 'shell')];
    const writeShell = `
      import { writeShell } from '@airdex/release-registry/testing';
      import { REMOTE_CONTRACT_VERSION } from '@airdex/shared-contracts/remote-contract';
      await writeShell('${shell}', 'one', REMOTE_CONTRACT_VERSION);`;
    await outputOf('node', '--input-type=module', '--eval', writeShell);
    await outputOf('npx', 'mfe', 'publish', '--registry', registry, '--from', shell);
    const released = await outputOf('npm', 'run', 'release', '--', '--registry', registry);
    expect(released).toMatch(/mfe-weather [0-9a-f]{16} published/);
  }, 180_000);

  test('can be one of our own: the page of releases needs nothing else', async () => {
    const own = path.join(folder, 'mfe-releases');
    for (const part of ['src', 'mfe.config.ts'])
      await cp(inRoot('mfe-releases', part), path.join(own, part), { recursive: true });
    const manifest = JSON.parse(await readFile(path.join(repository, 'package.json'), 'utf8'));
    await writeFile(path.join(own, 'package.json'), JSON.stringify({ ...manifest, name: 'mfe-releases' }));
    await cp(path.join(repository, 'tsconfig.json'), path.join(own, 'tsconfig.json'));
    await symlink(path.join(repository, 'node_modules'), path.join(own, 'node_modules'));
    const { code, output } = await runOutside(own, 'npm', 'run', 'build');
    expect([code, output]).toEqual([0, expect.stringContaining('mfe-releases')]);
    const release = JSON.parse(await readFile(path.join(own, 'dist', 'airdex-manifest.json'), 'utf8'));
    expect(release).toMatchObject({ name: 'mfe-releases', pages: [{ path: '/x/releases' }] });
  }, 180_000);
});
