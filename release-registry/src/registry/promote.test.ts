import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filledRegistry } from '../testing/filled-registry.ts';
import type { FilledRegistry } from '../testing/filled-registry.ts';
import { promote } from './promote.ts';
import { readComposition, readPointer } from './read-registry.ts';

const who = 'Ada';
let registry: FilledRegistry;
let second: string;
beforeEach(async () => {
  registry = await filledRegistry();
  second = (await registry.release('mfe-card', 'two')).composition;
});
afterEach(() => registry.remove());

describe('promote', () => {
  test('gives a composition to all users, and reports if they already have it', async () => {
    expect(await promote(registry.path, registry.first, { who })).toMatchObject({
      changed: true,
      revision: 3,
      current: registry.first,
    });
    expect(await promote(registry.path, registry.first, { who })).toMatchObject({
      changed: false,
      revision: 3,
    });
  });

  test('gives an earlier composition to a canary', async () => {
    await promote(registry.path, registry.first, { who, canary: 0.5 });
    expect(await readPointer(registry.path)).toMatchObject({
      current: second,
      canary: { composition: registry.first, percent: 0.5 },
    });
  });

  test.each([
    ['a canary the current composition', () => second, { canary: 10 }, 'already-current'],
    ['users a missing composition', () => 'f'.repeat(16), {}, 'composition-missing'],
    ['users a composition based on an old revision', () => registry.first, { revision: 1 }, 'pointer-moved'],
  ])('refuses to give %s', async (_, id, options, code) => {
    const before = await readPointer(registry.path);
    await expect(promote(registry.path, id(), { who, ...options })).rejects.toMatchObject({ code });
    expect(await readPointer(registry.path)).toEqual(before);
  });

  test('refuses a composition with a missing release, and names the release', async () => {
    const composition = await readComposition(registry.path, registry.first);
    const card = composition?.remotes[0];
    await rm(join(registry.path, card?.base ?? 'none'), { recursive: true });
    await expect(promote(registry.path, registry.first, { who })).rejects.toThrow(
      `needs mfe-card ${card?.release}, which the registry no longer has`,
    );
  });

  test('ends another canary only on request', async () => {
    await registry.release('mfe-search', 'two', { canary: 20 });
    await expect(promote(registry.path, registry.first, { who })).rejects.toMatchObject({
      code: 'canary-runs',
    });
    await expect(promote(registry.path, registry.first, { who, canary: 5 })).rejects.toMatchObject({
      code: 'canary-runs',
    });
    expect(await promote(registry.path, registry.first, { who, stopCanary: true })).toMatchObject({
      canary: null,
    });
  });
});
