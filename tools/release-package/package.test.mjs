import { afterAll, beforeAll, expect, test } from 'vitest';
import { existsSync } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { testImage } from './image-tests.mjs';
import { testInstallationGuide } from './installation-guide-tests.mjs';
import { installPackage } from './testing/installed-package.mjs';

/** @type {import('./testing/installed-package.mjs').InstalledPackage} */
let installed;
/** @type {Awaited<ReturnType<typeof installed.start>> | undefined} */
let server;

beforeAll(async () => {
  installed = await installPackage();
}, 300_000);
afterAll(async () => {
  server?.kill();
  await installed.remove();
});

test('the package serves pages and calls on a machine that has only Node', async () => {
  expect(existsSync(path.join(installed.scratch, 'node_modules'))).toBe(false);
  server = await installed.start();
  const { address } = server;
  const page = await fetch(address, { headers: { Accept: 'text/html' } });
  expect(page.status).toBe(200);
  const text = await page.text();
  const [script] = /\/shell\/[0-9a-f]{16}\/main\.[0-9a-f]+\.js/.exec(text) ?? ['no script'];
  expect((await fetch(new URL(script, address))).status).toBe(200);
  const [remote] = /\/remotes\/mfe-search\/[0-9a-f]{16}\//.exec(text) ?? ['no remote'];
  const manifest = await fetch(new URL(`${remote}airdex-manifest.json`, address));
  expect(await manifest.json()).toMatchObject({ release: remote.split('/').at(-2) });
  const kit = await (await fetch(`${address}/kit/packages.json`)).json();
  expect(Object.keys(kit)).toContain('@airdex/mfe-kit');
  const signIn = await fetch(`${address}/api/Account/Authenticate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'demo', password: 'Demo2026', forceLogin: true }),
  });
  expect(signIn.status).toBe(200);
  expect((await fetch(`${address}/api/docs/swagger-ui-bundle.js`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
  server = undefined;
}, 120_000);

test('a wrong command is reported with the commands that exist', async () => {
  const { code, output } = await installed.airdex('strat');
  expect([code, output]).toEqual([2, expect.stringContaining('There is no command "strat".')]);
  expect(output).toMatch(/^ {2}start /m);
  expect((await installed.airdex('--help')).code).toBe(0);
  expect(await installed.airdex('start', '--help')).toMatchObject({
    code: 0,
    output: expect.stringContaining('airdex start'),
  });
  expect((await installed.airdex('start', '--port')).code).toBe(2);
});

test('catalogue files are imported with the package', async () => {
  const { code, output } = await installed.airdex('import', '--help');
  expect([code, output]).toEqual([0, expect.stringContaining('--replace-sample')]);
});

test('the package contains neither tests nor tools of the build, and lists what it contains', async () => {
  const { folder } = installed;
  const all = await readdir(folder, { recursive: true });
  const sources = all.filter((name) => !name.startsWith('node_modules'));
  expect(sources.filter((name) => /\.test\.|\/testing\/.*\.test/.test(name))).toEqual([]);
  const manifests = all.filter((name) =>
    /(^|\/)node_modules\/(@[^/]+\/)?[^/@][^/]*\/package\.json$/.test(name),
  );
  const bill = JSON.parse(await readFile(path.join(folder, 'sbom.cdx.json'), 'utf8'));
  const notices = await readFile(path.join(folder, 'THIRD-PARTY-NOTICES'), 'utf8');
  /** @type {{ name: string, version: string }[]} */
  const components = bill.components;
  for (const file of manifests) {
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

test('the package contains the guide for operators, and everything that it refers to', async () => {
  const docs = path.join(installed.folder, 'docs');
  const guide = await readFile(path.join(docs, 'installation.md'), 'utf8');
  const links = [...guide.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
  expect(links).toEqual(
    expect.arrayContaining(['operations/nginx.conf', 'state.schema.json', 'catalogue.md']),
  );
  for (const link of links) expect([link, existsSync(path.join(docs, link))]).toEqual([link, true]);
});

testImage(() => installed);
testInstallationGuide(() => installed);
