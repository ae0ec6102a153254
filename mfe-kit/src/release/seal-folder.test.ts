import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readRelease, verifyRelease } from '@airdex/release-registry/release';
import { temporaryFolder, writeShell } from '@airdex/release-registry/testing';
import { publish } from '@airdex/release-registry';
import { REMOTE_CONTRACT_VERSION } from '@airdex/shared-contracts/remote-contract';
import type { RemoteDefinition } from '../remote-definition/remote-definition.ts';
import { sealFolder } from './seal-folder.ts';

const definition: RemoteDefinition = {
  name: 'mfe-weather',
  exposes: { './page': './src/page.ts' },
  pages: [{ path: '/x/weather', exposed: './page', title: { en: 'Weather', ch: '天气' } }],
  trustedTypes: ['vue'],
};

const ENTRY = `import { share } from './assets/share.js';
export const init = () => share;
export const get = () => import('./assets/page.js').then((it) => () => it);`;
const PAGE = 'const a = async () => {}; export { a as bootstrap, a as mount, a as unmount };';
const NO_FILES = { sync: [], async: [] };
const NO_ASSETS = { js: NO_FILES, css: NO_FILES };

interface Shared {
  readonly name: string;
  readonly assets: object;
}
/** What a federation plugin writes about a build. */
const manifest = (change: object = {}, shared: readonly Shared[] = [{ name: 'react', assets: NO_ASSETS }]) =>
  JSON.stringify({
    name: 'mfe_weather',
    metaData: { remoteEntry: { path: '', name: 'entry.js', type: 'module' } },
    shared,
    exposes: [
      {
        path: './page',
        assets: { ...NO_ASSETS, js: { sync: ['assets/page.js', 'entry.js'], async: ['assets/later.js'] } },
      },
    ],
    ...change,
  });
const BUILD: Readonly<Record<string, string>> = {
  'mf-manifest.json': manifest(),
  'mf-stats.json': '{}',
  '.vite/manifest.json': '{}',
  'entry.js': ENTRY,
  'assets/share.js': 'export const share = 1;',
  'assets/page.js': PAGE,
};

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const dist = () => join(folder.path, 'dist');
async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dist(), path)), { recursive: true });
    await writeFile(join(dist(), path), text);
  }
}
const seal = (change: Partial<RemoteDefinition> = {}, root = folder.path) =>
  sealFolder({ ...definition, ...change }, root, dist());
const isRelease = async () => (await readdir(dist())).includes('airdex-manifest.json');

describe('sealFolder', () => {
  test('removes nothing from a folder that is not a build', async () => {
    await write({ '.env': 'SECRET=1', 'src/page.ts': PAGE });
    await expect(seal()).rejects.toThrow(/There is no mf-manifest\.json/);
    expect((await readdir(dist())).sort()).toEqual(['.env', 'src']);
  });

  test('makes a release of a container that is an ES module, which a registry accepts', async () => {
    await write(BUILD);
    const sealed = await seal();
    expect(sealed).toMatchObject({
      name: 'mfe-weather',
      federationName: 'mfe_weather',
      contractVersion: REMOTE_CONTRACT_VERSION,
      container: 'module',
      entry: 'entry.js',
      exposes: ['./page'],
      preload: { './page': ['assets/page.js'] },
      pages: definition.pages,
      trustedTypes: ['vue'],
      bundledLibraries: [],
    });
    expect(sealed.files.map(({ path }) => path)).toEqual([
      'assets/page.js',
      'assets/share.js',
      'entry.js',
      'mf-manifest.json',
    ]);
    await verifyRelease(await readRelease(dist()));
    await writeShell(join(folder.path, 'shell'), 'one', REMOTE_CONTRACT_VERSION);
    const { composition } = await publish(
      join(folder.path, 'registry'),
      [join(folder.path, 'shell'), dist()],
      { who: 'Ada' },
    );
    const stored = await readFile(
      join(folder.path, 'registry', 'compositions', `${composition}.json`),
      'utf8',
    );
    expect(JSON.parse(stored)).toMatchObject({
      remotes: [{ container: 'module', modules: [{}, {}, { path: 'entry.js' }] }],
    });
  });

  test('makes the same release again', async () => {
    await write(BUILD);
    const first = await seal();
    expect((await seal()).release).toBe(first.release);
  });

  test('finds the lifecycles of a screen whose file the build lists with those that load later', async () => {
    const assets = { ...NO_ASSETS, js: { sync: ['entry.js'], async: ['assets/page.js'] } };
    await write({ ...BUILD, 'mf-manifest.json': manifest({ exposes: [{ path: './page', assets }] }) });
    expect(await seal()).toMatchObject({ preload: { './page': [] } });
  });

  test('makes a release of a classic script that is the whole build', async () => {
    const { 'assets/page.js': _, 'assets/share.js': __, ...rest } = BUILD;
    await write({
      ...rest,
      'entry.js': 'var mfe_weather = { bootstrap: 1, mount: 1, unmount: 1 };',
    });
    expect(await seal()).toMatchObject({ container: 'script', preload: { './page': [] } });
  });

  test.each([
    [121, 'no manifest of Module Federation', { 'mf-manifest.json': undefined }, 'mf-manifest.json'],
    [121, 'no container', { 'entry.js': undefined }, 'entry.js is not in the build'],
    [121, 'the container of another remote', { 'mf-manifest.json': manifest({ name: 'other' }) }, 'other'],
    [121, 'no such module', { 'mf-manifest.json': manifest({ exposes: [] }) }, './page'],
    [121, 'a classic script with chunks', { 'entry.js': 'var mfe_weather = {};' }, 'does not verify'],
    [122, 'no lifecycles', { 'assets/page.js': 'export const Page = 1, bootstrap = 2;' }, 'mount, unmount'],
    [
      123,
      'its own React',
      { 'assets/r.js': 'exports.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE =\n a' },
      'assets/r.js contains react',
    ],
    [
      123,
      'its own react-dom',
      { 'assets/r.js': 'e.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=t;export{}' },
      'contains react-dom',
    ],
    [
      123,
      'a copy of a shared library to fall back on',
      {
        'mf-manifest.json': manifest({}, [
          { name: 'i18next', assets: { ...NO_ASSETS, js: { sync: ['i.js'], async: [] } } },
        ]),
      },
      'a copy of i18next',
    ],
    [
      124,
      'a library that pages do not offer',
      { 'mf-manifest.json': manifest({}, [{ name: 'vue', assets: NO_ASSETS }]) },
      'takes vue from the page',
    ],
  ])('AIRDEX-%d refuses a build with %s', async (number, _, change, message) => {
    const files: Readonly<Record<string, string | undefined>> = { ...BUILD, ...change };
    await write(
      Object.fromEntries(
        Object.entries(files).flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])),
      ),
    );
    await expect(seal()).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(new RegExp(`^AIRDEX-${number}: .*${message.replaceAll('.', '\\.')}`)),
    });
    expect(await isRelease()).toBe(false);
  });

  test('refuses a folder that does not exist', async () => {
    await expect(seal()).rejects.toMatchObject({ message: expect.stringContaining('AIRDEX-121') });
  });

  test('AIRDEX-125 refuses a folder that was changed after it was sealed', async () => {
    await write(BUILD);
    await seal();
    await write({ 'assets/page.js': `${PAGE}\n// Changed.` });
    await expect(seal()).rejects.toMatchObject({ message: expect.stringContaining('AIRDEX-125') });
    await expect(verifyRelease(await readRelease(dist()))).rejects.toMatchObject({
      code: 'file-changed',
      field: 'assets/page.js',
      hint: expect.stringContaining('AIRDEX-125'),
    });
  });

  test('leaves no release behind if pages could not run it', async () => {
    await write({ ...BUILD, 'assets/page.css': '.page {}' });
    await expect(seal()).rejects.toMatchObject({ code: 'chunks-unverified' });
    expect(await isRelease()).toBe(false);
  });

  test('accepts libraries that the remote bundles on purpose, and records their versions', async () => {
    await write({
      ...BUILD,
      'assets/r.js':
        'export const a = { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: 1 };',
      'mf-manifest.json': manifest({}, [
        { name: 'i18next', assets: { ...NO_ASSETS, js: { sync: ['i.js'], async: [] } } },
      ]),
    });
    await mkdir(join(folder.path, 'node_modules/i18next'), { recursive: true });
    await writeFile(join(folder.path, 'node_modules/i18next/package.json'), '{ "version": "1.2.3" }');
    // In a workspace, npm installs it in a folder above the remote.
    for (const root of [folder.path, join(folder.path, 'remotes', 'weather')])
      expect(await seal({ bundledLibraries: ['i18next'] }, root)).toMatchObject({
        bundledLibraries: [{ library: 'i18next', version: '1.2.3' }],
      });
  });
});
