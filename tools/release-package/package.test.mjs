import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findNode } from '../node-runtime.mjs';
import { inRoot } from '../root.mjs';
import { runOrFail } from '../run-command.mjs';

/** @type {string} */
let scratch;
/** The unpacked package. @type {string} */
let folder;
/** Settings of a machine that has Node and nothing else. @type {Record<string, string>} */
let machine;
/** @type {import('node:child_process').ChildProcess | undefined} */
let server;

beforeAll(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'airdex-package-'));
  const node = await findNode();
  const make = inRoot('tools', 'release-package', 'package.mjs');
  await runOrFail('The package could not be made.', node, [make, scratch]);
  const { version } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
  const archive = path.join(scratch, `airdex-${version}.tar.gz`);
  await runOrFail('The package could not be unpacked.', 'tar', ['-xzf', archive, '-C', scratch]);
  folder = path.join(scratch, `airdex-${version}`);
  await mkdir(path.join(scratch, 'bin'));
  await symlink(node, path.join(scratch, 'bin', 'node'));
  machine = {
    PATH: path.join(scratch, 'bin'),
    DATA_DIR: path.join(scratch, 'data'),
    PORT: '0',
    SAMPLE_PROGRAMMES: '200',
    SEARCH_WORKERS: '1',
  };
}, 300_000);
afterAll(async () => {
  server?.kill('SIGKILL');
  await rm(scratch, { recursive: true, force: true });
});

/** Runs a command of the package to its end. @param {string[]} args */
async function airdex(...args) {
  const child = spawn(path.join(folder, 'bin', 'airdex'), args, { cwd: scratch, env: machine });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
}

/** Starts the server. Returns its address. */
async function start() {
  const child = spawn(path.join(folder, 'bin', 'airdex'), ['start'], { cwd: scratch, env: machine });
  server = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'close').then(() => Promise.reject(new Error(output)));
  ended.catch(() => undefined);
  for (;;) {
    const address = /ready: (http:\/\/\S+)/.exec(output)?.[1];
    if (address !== undefined) return address;
    await Promise.race([once(child.stdout, 'data'), ended]);
  }
}

async function stop() {
  server?.kill('SIGTERM');
  if (server !== undefined) expect(await once(server, 'exit')).toEqual([0, null]);
  server = undefined;
}

test('the package serves pages and calls on a machine that has only Node', async () => {
  expect(existsSync(path.join(scratch, 'node_modules'))).toBe(false);
  const address = await start();
  const page = await fetch(address, { headers: { Accept: 'text/html' } });
  expect(page.status).toBe(200);
  const text = await page.text();
  const [script] = /\/shell\/[0-9a-f]{16}\/main\.[0-9a-f]+\.js/.exec(text) ?? ['no script'];
  expect((await fetch(new URL(script, address))).status).toBe(200);
  const [remote] = /\/remotes\/mfe-search\/[0-9a-f]{16}\//.exec(text) ?? ['no remote'];
  const manifest = await fetch(new URL(`${remote}airdex-manifest.json`, address));
  expect(await manifest.json()).toMatchObject({ release: remote.split('/').at(-2) });
  const signIn = await fetch(`${address}/api/Account/Authenticate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'demo', password: 'Demo2026', forceLogin: true }),
  });
  expect(signIn.status).toBe(200);
  expect((await fetch(`${address}/api/docs/swagger-ui-bundle.js`)).status).toBe(200);
  await stop();
}, 120_000);

test('a wrong command is reported with the commands that exist', async () => {
  const { code, output } = await airdex('strat');
  expect([code, output]).toEqual([2, expect.stringContaining('There is no command "strat".')]);
  expect(output).toMatch(/^ {2}start /m);
  expect((await airdex('--help')).code).toBe(0);
});

test('catalogue files are imported with the package', async () => {
  const { code, output } = await airdex('import', '--help');
  expect([code, output]).toEqual([0, expect.stringContaining('--replace-sample')]);
});

test('the package contains neither tests nor tools of the build, and lists what it contains', async () => {
  const all = await readdir(folder, { recursive: true });
  const sources = all.filter((name) => !name.startsWith('node_modules'));
  expect(sources.filter((name) => /\.test\.|\/testing\/.*\.test/.test(name))).toEqual([]);
  const installed = all.filter((name) =>
    /(^|\/)node_modules\/(@[^/]+\/)?[^/@][^/]*\/package\.json$/.test(name),
  );
  const bill = JSON.parse(await readFile(path.join(folder, 'sbom.cdx.json'), 'utf8'));
  const notices = await readFile(path.join(folder, 'THIRD-PARTY-NOTICES'), 'utf8');
  /** @type {{ name: string, version: string }[]} */
  const components = bill.components;
  for (const file of installed) {
    if ((await lstat(path.dirname(path.join(folder, file)))).isSymbolicLink()) continue;
    const { name, version } = JSON.parse(await readFile(path.join(folder, file), 'utf8'));
    expect(components).toContainEqual(expect.objectContaining({ name, version }));
    expect(notices).toContain(`\n${name} ${version}\n`);
  }
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'fastify', '@electric-sql/pglite', 'saxes']));
  for (const tool of ['webpack', 'typescript', 'jest', 'eslint', 'pnpm']) expect(names).not.toContain(tool);
  expect(notices).toContain('Permission is hereby granted');
});
