import { rm, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filledRegistry } from '../testing/filled-registry.ts';
import type { FilledRegistry } from '../testing/filled-registry.ts';
import { readHistory } from './history.ts';
import { readComposition, readPointer } from './read-registry.ts';
import { compositionFile, historyFile, pointerFile } from './registry-layout.ts';
import { registryStatus } from './registry-status.ts';
import { rollbackRemote } from './rollback-remote.ts';
import { rollback } from './rollback.ts';
import { stopCanary } from './stop-canary.ts';

const who = 'Ada';
let registry: FilledRegistry;
let second: string;
let third: string;
beforeEach(async () => {
  registry = await filledRegistry();
  second = (await registry.release('mfe-card', 'two')).composition;
  third = (await registry.release('mfe-card', 'three')).composition;
});
afterEach(() => registry.remove());

const damage = (file: string) => writeFile(file, '{');
const damageComposition = (id: string) => damage(compositionFile(registry.path, id));
const back = (to?: string) => rollback(registry.path, { who, to });

describe.each([
  ['damaged', () => damage(pointerFile(registry.path))],
  ['missing', () => rm(pointerFile(registry.path))],
])('a rollback while the pointer is %s', (_, harm) => {
  beforeEach(harm);

  test('restores the last composition of users, and the next rollback goes further back', async () => {
    expect(await back()).toMatchObject({ changed: true, current: third, canary: null });
    expect(await readPointer(registry.path)).toMatchObject({
      current: third,
      previous: [second, registry.first],
      revision: 4,
    });
    expect((await registryStatus(registry.path, 1)).history).toMatchObject([{ action: 'rollback', who }]);
    expect((await back()).current).toBe(second);
  });

  test('restores the newest earlier composition if the last one cannot be read', async () => {
    await damageComposition(third);
    expect(await back()).toMatchObject({ current: second });
    expect((await readPointer(registry.path))?.previous).toEqual([registry.first]);
  });

  test('goes to a named composition', async () => {
    expect((await back(registry.first)).current).toBe(registry.first);
    expect((await back(third)).current).toBe(third);
  });
});

describe('a rollback while a composition is damaged', () => {
  test('leaves a damaged current composition, and records it in the history', async () => {
    await damageComposition(third);
    expect(await back()).toMatchObject({ changed: true, current: second, parts: [] });
    expect((await readHistory(registry.path, 4, 1))[0]).toMatchObject({ from: third, to: second });
  });

  test('skips a damaged earlier composition', async () => {
    await damageComposition(second);
    expect((await back()).current).toBe(registry.first);
  });

  test('skips a damaged earlier composition for one remote', async () => {
    await damageComposition(second);
    const { current } = await rollbackRemote(registry.path, { who, remote: 'mfe-card' });
    expect(current).toBe(registry.first);
  });

  test('is the solution that other commands suggest', async () => {
    await damageComposition(third);
    const refused = { code: 'registry-damaged', hint: expect.stringContaining('`mfe rollback`') };
    await expect(registryStatus(registry.path, 1)).rejects.toMatchObject(refused);
    await expect(registry.release('mfe-search', 'two')).rejects.toMatchObject(refused);
    await expect(rollbackRemote(registry.path, { who, remote: 'mfe-card' })).rejects.toMatchObject(refused);
    await back();
    expect((await registryStatus(registry.path, 1)).current.composition).toBe(second);
  });

  test('ends a damaged canary', async () => {
    const { composition } = await registry.release('mfe-search', 'two', { canary: 10 });
    await damageComposition(composition);
    expect(await stopCanary(registry.path, { who })).toMatchObject({ current: third, canary: null });
  });

  test('allows the same release to be published again', async () => {
    await damageComposition(third);
    await back();
    expect((await registry.release('mfe-card', 'three')).composition).toBe(third);
    expect((await readComposition(registry.path, third))?.id).toBe(third);
  });
});

test('a rollback without pointer and history fails with `registry-damaged`', async () => {
  await damage(pointerFile(registry.path));
  await rm(historyFile(registry.path));
  await expect(back()).rejects.toMatchObject({ code: 'registry-damaged' });
});
