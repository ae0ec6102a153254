import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { temporaryFolder } from '@airdex/release-registry/testing';
import { emptyFolder } from './empty-folder.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

describe('emptyFolder', () => {
  test('removes the previous build, in or beside the package', async () => {
    const root = join(folder.path, 'mfe-weather');
    for (const output of [join(root, 'dist'), join(folder.path, 'mfe-weather-build'), join(root, '..dist')]) {
      await mkdir(output, { recursive: true });
      await writeFile(join(output, 'old.js'), '');
      await writeFile(join(output, 'mf-manifest.json'), '{}');
      await emptyFolder(output, root);
      expect(await readdir(output)).toEqual([]);
    }
  });

  test('removes what a failed build left in the default folder', async () => {
    const output = join(folder.path, 'dist');
    await mkdir(output);
    await writeFile(join(output, 'old.js'), '');
    await emptyFolder(output, folder.path);
    expect(await readdir(output)).toEqual([]);
  });

  test('refuses a folder with anything but a build, such as a registry or another package', async () => {
    const root = join(folder.path, 'mfe-weather');
    for (const output of [join(folder.path, 'registry'), join(root, 'src', 'screens')]) {
      await mkdir(output, { recursive: true });
      await writeFile(join(output, 'precious'), '');
      await expect(emptyFolder(output, root)).rejects.toMatchObject({ kind: 'usage' });
      expect(await readdir(output)).toEqual(['precious']);
    }
  });

  test('refuses a folder that contains the package or its sources, and leaves it as it is', async () => {
    const root = join(folder.path, 'packages', 'mfe-weather');
    await mkdir(join(root, 'src'), { recursive: true });
    await writeFile(join(root, 'package.json'), '{}');
    for (const output of [root, join(root, 'src'), join(root, '..'), folder.path])
      await expect(emptyFolder(output, root)).rejects.toMatchObject({ kind: 'usage' });
    expect(await readdir(root)).toEqual(['package.json', 'src']);
  });
});
