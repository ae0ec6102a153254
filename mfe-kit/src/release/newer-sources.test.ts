import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { temporaryFolder, writeRemote } from '@airdex/release-registry/testing';
import { newerSource } from './newer-sources.ts';

const HOUR_MS = 3_600_000;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let dist: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  dist = join(folder.path, 'dist');
  await writeRemote(dist, 'mfe-weather');
});
afterEach(() => folder.remove());

/** Writes a source with a modification time the given number of hours from now. */
async function change(path: string, hours: number): Promise<void> {
  await mkdir(join(folder.path, 'src/texts'), { recursive: true });
  await writeFile(join(folder.path, path), '');
  const time = new Date(Date.now() + hours * HOUR_MS);
  await utimes(join(folder.path, path), time, time);
}

describe('the source newer than a build', () => {
  test('is the one that changed last', async () => {
    await change('src/page.tsx', 1);
    await change('src/texts/en.ts', 2);
    await change('package.json', -1);
    expect(await newerSource(dist)).toBe(join('src', 'texts', 'en.ts'));
  });

  test('does not exist if all are older, or only a test is newer', async () => {
    await change('src/page.tsx', -1);
    await change('src/page.test.tsx', 1);
    expect(await newerSource(dist)).toBeUndefined();
  });

  test('does not exist for a release outside a package', async () => {
    expect(await newerSource(dist)).toBeUndefined();
  });
});
