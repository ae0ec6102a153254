import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { publish } from '../registry/publish.ts';
import { readComposition, readPointer } from '../registry/read-registry.ts';
import { compositionFile } from '../registry/registry-layout.ts';
import { rollback } from '../registry/rollback.ts';
import { missingPart } from '../registry/stored-parts.ts';
import { filledRegistry } from '../testing/filled-registry.ts';
import type { FilledRegistry } from '../testing/filled-registry.ts';
import { prune } from './prune.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Time in `days` days. */
const inDays = (days: number) => Date.now() + days * DAY_MS;

let registry: FilledRegistry;
let ids: string[];
beforeEach(async () => {
  registry = await filledRegistry();
  ids = [registry.first];
  for (const code of ['two', 'three', 'four', 'five', 'six']) {
    ids.push((await registry.release('mfe-card', code)).composition);
  }
});
afterEach(() => registry.remove());

const stored = async () =>
  (await readdir(join(registry.path, 'compositions'))).map((name) => name.replace('.json', '')).sort();
const cards = async () => (await readdir(join(registry.path, 'remotes/mfe-card'))).length;

describe('prune', () => {
  test('removes old compositions that no rollback needs, and keeps all releases of the others', async () => {
    const pruning = await prune(registry.path, { days: 7, previous: 1, remove: true, now: inDays(8) });
    expect([...pruning.compositions].sort()).toEqual(ids.slice(0, 2).sort());
    expect(pruning.releases.map(({ name }) => name)).toEqual(['mfe-card', 'mfe-card']);
    expect(pruning.bytes).toBeGreaterThan(1000);
    expect(pruning.kept).toEqual({ compositions: 4, releases: 6 });
    expect(await stored()).toEqual(ids.slice(2).sort());
    for (const id of await stored()) {
      const composition = await readComposition(registry.path, id);
      expect(composition && (await missingPart(registry.path, composition))).toBeUndefined();
    }
    for (const before of [4, 3, 2])
      expect((await rollback(registry.path, { who: 'Ada' })).current).toBe(ids[before]);
    await expect(rollback(registry.path, { who: 'Ada' })).rejects.toMatchObject({ code: 'previous-missing' });
  });

  test('only reports what would be removed, unless removal is requested', async () => {
    const before = [await stored(), await cards()];
    const pruning = await prune(registry.path, { days: 7, previous: 0, remove: false, now: inDays(8) });
    expect(pruning).toMatchObject({ removed: false, compositions: { length: 2 }, releases: { length: 2 } });
    expect([await stored(), await cards()]).toEqual(before);
  });

  test('keeps what open pages may still use, counted from the last time that users got it', async () => {
    // This composition was created long ago, and replaced just now.
    const file = compositionFile(registry.path, registry.first);
    const composition = await readComposition(registry.path, registry.first);
    await writeFile(file, JSON.stringify({ ...composition, createdAt: '2020-01-01T00:00:00.000Z' }));
    const old = new Date('2020-01-01');
    for (const { base } of composition?.remotes ?? []) await utimes(join(registry.path, base), old, old);
    await prune(registry.path, { days: 7, previous: 0, remove: true });
    expect(await stored()).toEqual([...ids].sort());
    expect(await cards()).toBe(6);
  });

  test('keeps the requested number of earlier compositions', async () => {
    await prune(registry.path, { days: 7, previous: 4, remove: true, now: inDays(8) });
    expect(await stored()).toEqual(ids.slice(1).sort());
  });

  test('keeps the current composition, fallbacks and the canary, regardless of their age', async () => {
    const canary = await registry.release('mfe-search', 'two', { canary: 10 });
    await prune(registry.path, { days: 7, previous: 0, remove: true, now: inDays(100) });
    expect(await stored()).toEqual([...ids.slice(2), canary.composition].sort());
    expect(await cards()).toBe(4);
    expect(await readdir(join(registry.path, 'remotes/mfe-search'))).toHaveLength(2);
  });

  test('keeps an old release that was published again', async () => {
    const folder = await registry.build('mfe-card', 'two');
    const old = new Date('2020-01-01');
    for (const name of await readdir(join(registry.path, 'remotes/mfe-card')))
      await utimes(join(registry.path, 'remotes/mfe-card', name), old, old);
    await publish(registry.path, [folder], { who: 'Ada' });
    await prune(registry.path, { days: 7, previous: 0, remove: true });
    const composition = await readComposition(
      registry.path,
      (await readPointer(registry.path))?.current ?? '',
    );
    expect(composition && (await missingPart(registry.path, composition))).toBeUndefined();
  });

  test('removes the remains of interrupted uploads after a day', async () => {
    const [broken, fresh] = ['broken', 'fresh'].map((name) => join(registry.path, '.staging', name));
    await mkdir(broken ?? '', { recursive: true });
    await mkdir(fresh ?? '', { recursive: true });
    const old = new Date(inDays(-2));
    await utimes(broken ?? '', old, old);
    await prune(registry.path, { days: 7, previous: 5, remove: true });
    expect(await readdir(join(registry.path, '.staging'))).toEqual(['fresh']);
  });

  test('removes nothing while a composition cannot be read, because its releases are unknown', async () => {
    await writeFile(compositionFile(registry.path, ids[1] ?? ''), '{');
    const before = await cards();
    const pruning = prune(registry.path, { days: 0, previous: 0, remove: true, now: inDays(8) });
    await expect(pruning).rejects.toMatchObject({ code: 'registry-damaged' });
    expect(await cards()).toBe(before);
  });

  test('refuses a folder that is not a registry', async () => {
    const pruning = prune(`${registry.path}-typo`, { days: 7, previous: 5, remove: true });
    await expect(pruning).rejects.toMatchObject({ code: 'registry-empty' });
  });
});
