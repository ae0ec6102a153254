import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readComposition } from '@airdex/release-registry';
import { filledRegistry } from '@airdex/release-registry/testing';
import type { FilledRegistry } from '@airdex/release-registry/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countedReleases } from './counted-releases.ts';

let registry: FilledRegistry;
beforeEach(async () => {
  registry = await filledRegistry();
});
afterEach(() => registry.remove());

test('a composition that could not be read has figures when it is readable again', async () => {
  let now = 0;
  const counted = countedReleases(registry.path, () => now);
  const composition = await readComposition(registry.path, registry.first);
  const card = composition?.remotes.find(({ name }) => name === 'mfe-card')?.release ?? '';
  const file = join(registry.path, 'compositions', `${registry.first}.json`);
  const content = await readFile(file);
  await writeFile(file, '{');
  const whileDamaged = await counted.follow();
  expect(whileDamaged('mfe-card', card)).toBe(false);
  await writeFile(file, content);
  expect(await counted.follow()).toBe(whileDamaged);
  now += 5_000;
  const afterwards = await counted.follow();
  expect(afterwards('mfe-card', card)).toBe(true);
  now += 60_000;
  expect(await counted.follow()).toBe(afterwards);
});
