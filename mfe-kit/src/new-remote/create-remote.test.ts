import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { temporaryFolder } from '@airdex/release-registry/testing';
import { createRemote } from './create-remote.ts';
import { nameRemote } from './remote-naming.ts';
import { findWorkspace, listedPackages, withPackage } from './workspace.ts';

const LIST =
  'packages:\n  - shell\n  - mfe-card\n  - mfe-kit\n  - server\n\n# The rest.\ncatalog:\n  react: 19.3.1\n';

let workspace: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  workspace = await temporaryFolder();
  await writeFile(join(workspace.path, 'pnpm-workspace.yaml'), LIST);
  await writeFile(join(workspace.path, 'package.json'), '{ "packageManager": "no-such-manager@0.0.0" }');
  await mkdir(join(workspace.path, 'mfe-card'));
});
afterEach(() => workspace.remove());

const titles = { en: 'On air', ch: '播出' };
const create = (typed: string, change: Partial<Parameters<typeof createRemote>[0]> = {}) =>
  createRemote({
    naming: nameRemote(typed),
    titles,
    workspace: workspace.path,
    installs: false,
    ...change,
  });
const list = () => readFile(join(workspace.path, 'pnpm-workspace.yaml'), 'utf8');

describe('a new remote', () => {
  test('is created from the template with its own name, and becomes part of the workspace', async () => {
    const { folder, files } = await create('air-time');
    // As those of a folder that the user creates.
    expect((await stat(folder)).mode).toBe((await stat(join(workspace.path, 'mfe-card'))).mode);
    expect(folder).toBe(join(workspace.path, 'mfe-air-time'));
    expect(listedPackages(await list())).toEqual(['shell', 'mfe-card', 'mfe-air-time', 'mfe-kit', 'server']);
    expect(files).toEqual(
      expect.arrayContaining(['mfe.config.ts', 'src/features/air-time-page/air-time-page.tsx']),
    );
    const text = (path: string) => readFile(join(folder, path), 'utf8');
    expect(await text('mfe.config.ts')).toContain("title: { en: 'On air', ch: '播出' }");
    expect(await text('src/features/air-time-page/air-time-page.tsx')).toContain('function AirTimePage()');
    for (const path of files) expect(await text(path)).not.toMatch(/sample/i);
  });

  test('keeps titles that contain the words of the template', async () => {
    const { folder } = await create('tasting', { titles: { en: 'Sample title samples', ch: 'Sample 试' } });
    expect(await readFile(join(folder, 'mfe.config.ts'), 'utf8')).toContain(
      "title: { en: 'Sample title samples', ch: 'Sample 试' }",
    );
  });

  test('has tests that still pass after its texts change', async () => {
    const { folder } = await create('weather');
    const text = (path: string) => readFile(join(folder, path), 'utf8');
    const texts = [...(await text('src/texts/en.ts')).matchAll(/: '(.+)'/g)].map(([, value = '']) => value);
    expect(texts).toContain('On air');
    const tests = await text('src/features/weather-page/weather-page.test.tsx');
    for (const value of texts) expect(tests).not.toContain(`'${value}'`);
  });

  test.each(['Weather', 'mfe-', '1st', 'a--b', 'a_b', '../card', 'air time', ''])(
    'cannot be named "%s"',
    (typed) => {
      expect(() => nameRemote(typed)).toThrow(expect.objectContaining({ kind: 'usage' }));
    },
  );

  test.each(['kit', 'mfe-kit', 'shell', 'mfe-shell', 'devtools', 'search', 'mfe-account'])(
    'cannot be named "%s", which is reserved by the product',
    (typed) => {
      expect(() => nameRemote(typed)).toThrow('is reserved by the product');
    },
  );

  test.each([
    ['weather', 'mfe-weather already exists'],
    ['mfe-weather', 'mfe-weather already exists'],
  ])('does not replace an existing one: %s', async (typed, message) => {
    await mkdir(join(workspace.path, 'mfe-weather'));
    await expect(create(typed)).rejects.toMatchObject({ message, kind: 'refused' });
    expect(await readdir(join(workspace.path, 'mfe-weather'))).toEqual([]);
  });

  test('has titles that are valid in its sources', async () => {
    await expect(create('weather', { titles: { en: "Today's", ch: '今日' } })).rejects.toThrow(
      'cannot be a title',
    );
  });

  test('leaves nothing behind when its dependencies cannot be installed', async () => {
    const before = await readdir(workspace.path);
    await expect(create('weather', { installs: true })).rejects.toThrow(
      'The dependencies could not be installed',
    );
    expect(await readdir(workspace.path)).toEqual(before);
    expect(await list()).toBe(LIST);
  }, 60_000);

  test('belongs to the workspace of Airdex above its folder', async () => {
    expect(await findWorkspace(join(workspace.path, 'mfe-card'))).toBe(workspace.path);
    const other = await temporaryFolder();
    await writeFile(join(other.path, 'pnpm-workspace.yaml'), 'packages:\n  - mfe-weather\n');
    expect(await findWorkspace(other.path)).toBeUndefined();
    await other.remove();
  });
});

describe('the list of packages', () => {
  test.each([
    ['with a last remote whose name is the beginning of another', ['mfe-account', 'mfe-card', 'mfe-a']],
    ['with such a last remote, followed by another package', ['mfe-account', 'mfe-acc', 'server']],
  ])('%s gets the new package on its own line', (_, listed) => {
    const text = (folders: readonly string[]) =>
      `packages:\n${folders.map((it) => `  - ${it}\n`).join('')}\ncatalog:\n  react: 19.3.1\n`;
    const last = listed.findLastIndex((it) => it.startsWith('mfe-'));
    const expected = listed.toSpliced(last + 1, 0, 'mfe-tv');
    expect(withPackage(text(listed), 'mfe-tv')).toBe(text(expected));
  });

  test('keeps its comments, quotation marks and line ends', () => {
    const text = "packages:\r\n  # ours\r\n  - 'mfe-a' # first\r\n\r\n  - mfe-kit\r\ncatalog: {}\r\n";
    expect(listedPackages(text)).toEqual(['mfe-a', 'mfe-kit']);
    expect(withPackage(text, 'mfe-tv')).toBe(text.replace('# first\r\n', '# first\r\n  - mfe-tv\r\n'));
  });

  test('is required', () => {
    expect(() => withPackage('catalog:\n  mfe-a: 1\n', 'mfe-weather')).toThrow('lists no packages');
  });
});
