import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filledRegistry } from '../testing/filled-registry.ts';
import type { FilledRegistry } from '../testing/filled-registry.ts';
import { readHistory } from './history.ts';
import { keptAfterRollback, releaseBefore } from './earlier-releases.ts';
import { readComposition, readPointer } from './read-registry.ts';
import { compositionFile } from './registry-layout.ts';
import { rollbackRemote } from './rollback-remote.ts';
import { rollback } from './rollback.ts';
import { stopCanary } from './stop-canary.ts';

const who = 'Ada';
let registry: FilledRegistry;
beforeEach(async () => {
  registry = await filledRegistry();
});
afterEach(() => registry.remove());

const releaseOf = async (id: string | undefined, name: string) =>
  (await readComposition(registry.path, id ?? ''))?.remotes.find((it) => it.name === name)?.release;

describe('rollback', () => {
  test('goes back step by step, and never forward to an abandoned composition', async () => {
    const second = await registry.release('mfe-card', 'two');
    await registry.release('mfe-card', 'three');
    expect((await rollback(registry.path, { who, reason: 'blank cards' })).current).toBe(second.composition);
    expect((await rollback(registry.path, { who })).current).toBe(registry.first);
    await expect(rollback(registry.path, { who })).rejects.toMatchObject({ code: 'previous-missing' });
    const pointer = await readPointer(registry.path);
    expect(pointer).toMatchObject({ current: registry.first, previous: [], revision: 5 });
    expect((await readHistory(registry.path, 5)).map(({ action }) => action)).toEqual([
      'rollback',
      'rollback',
      'publish',
      'publish',
      'publish',
    ]);
  });

  test('goes to a named composition', async () => {
    await registry.release('mfe-card', 'two');
    const third = await registry.release('mfe-card', 'three');
    expect((await rollback(registry.path, { who, to: registry.first })).current).toBe(registry.first);
    expect((await rollback(registry.path, { who, to: third.composition })).current).toBe(third.composition);
    await expect(rollback(registry.path, { who, to: 'f'.repeat(16) })).rejects.toMatchObject({
      code: 'composition-missing',
    });
  });

  test('skips compositions that no longer exist', async () => {
    const second = await registry.release('mfe-card', 'two');
    await registry.release('mfe-card', 'three');
    await rm(compositionFile(registry.path, second.composition));
    expect((await rollback(registry.path, { who })).current).toBe(registry.first);
  });

  test('ends a canary, which is based on the abandoned composition', async () => {
    await registry.release('mfe-card', 'two');
    await registry.release('mfe-search', 'two', { canary: 10 });
    expect(await rollback(registry.path, { who })).toMatchObject({ current: registry.first, canary: null });
  });

  test('fails if the pointer has moved in the meantime', async () => {
    const second = await registry.release('mfe-card', 'two');
    await expect(rollback(registry.path, { who, revision: 1 })).rejects.toMatchObject({
      code: 'pointer-moved',
    });
    expect((await readPointer(registry.path))?.current).toBe(second.composition);
  });
});

describe('rollback of one remote', () => {
  const remote = 'mfe-card';

  test('keeps what other teams have released since', async () => {
    await registry.release(remote, 'two');
    const later = await registry.release('mfe-search', 'two');
    const { current } = await rollbackRemote(registry.path, { who, remote });
    expect(await releaseOf(current, remote)).toBe(await releaseOf(registry.first, remote));
    expect(await releaseOf(current, 'mfe-search')).toBe(await releaseOf(later.composition, 'mfe-search'));
    const [entry] = await readHistory(registry.path, 4, 1);
    expect(entry?.releases).toEqual([`mfe-card ${await releaseOf(registry.first, remote)}`]);
  });

  test('goes back step by step, and to a named release', async () => {
    const second = await registry.release(remote, 'two');
    const third = await registry.release(remote, 'three');
    await registry.release('mfe-search', 'two');
    const back = async (release?: string) => {
      const { current } = await rollbackRemote(registry.path, { who, remote, release });
      return releaseOf(current, remote);
    };
    expect(await back()).toBe(await releaseOf(second.composition, remote));
    expect(await back()).toBe(await releaseOf(registry.first, remote));
    await expect(back()).rejects.toMatchObject({ code: 'remote-needed', kind: 'refused' });
    const newest = await releaseOf(third.composition, remote);
    expect(await back(newest)).toBe(newest);
    await expect(back('f'.repeat(16))).rejects.toMatchObject({ field: 'release' });
  });

  test('returns from a build that was published again to what it replaced, after releases of other teams', async () => {
    const added = 'mfe-weather';
    await registry.release(added, 'one');
    await registry.release('mfe-search', 'two');
    const second = await registry.release(added, 'two');
    await registry.release(added, 'one');
    const { current } = await rollbackRemote(registry.path, { who, remote: added });
    expect(current).toBe(second.composition);
  });

  test('removes compositions with the abandoned release from later rollbacks and fallbacks', async () => {
    const bad = await registry.release(remote, 'two');
    const later = await registry.release('mfe-search', 'two');
    await rollbackRemote(registry.path, { who, remote });
    const pointer = await readPointer(registry.path);
    expect(pointer?.previous).toEqual([registry.first]);
    expect((await rollback(registry.path, { who })).current).toBe(registry.first);
    for (const id of [bad.composition, later.composition]) expect(pointer?.previous).not.toContain(id);
  });

  test('can return to an abandoned release by name, and roll back again', async () => {
    const second = await registry.release(remote, 'two');
    const { current } = await rollbackRemote(registry.path, { who, remote });
    const release = await releaseOf(second.composition, remote);
    expect((await rollbackRemote(registry.path, { who, remote, release })).current).toBe(second.composition);
    expect((await rollback(registry.path, { who })).current).toBe(current);
  });

  test.each([
    ['the current release, at any position', ['c', 'b', 'c', 'a'], 'c', 'b', ['b', 'a']],
    ['the releases in between', ['d', 'c', 'b', 'a'], 'd', 'b', ['b', 'a']],
    ['no composition without a release of the remote', ['c', undefined, 'a'], 'c', 'a', [undefined, 'a']],
  ])('forgets %s', (_, releases, now, target, left) => {
    const stays = keptAfterRollback(releases, now, target);
    expect(releases.filter((__, index) => stays[index])).toEqual(left);
  });

  test('keeps a canary of another part, and lists existing remotes for an unknown name', async () => {
    await registry.release(remote, 'two');
    const canary = await registry.release('mfe-search', 'two', { canary: 10 });
    const after = await rollbackRemote(registry.path, { who, remote });
    expect(after.canary?.percent).toBe(10);
    expect(await releaseOf(after.canary?.composition, 'mfe-search')).toBe(
      await releaseOf(canary.composition, 'mfe-search'),
    );
    expect(await releaseOf(after.canary?.composition, remote)).toBe(await releaseOf(registry.first, remote));
    await expect(rollbackRemote(registry.path, { who, remote: 'mfe-nothing' })).rejects.toThrow(
      'it has: mfe-card, mfe-search',
    );
  });

  test('reports the old and new releases of changed parts', async () => {
    const second = await registry.release(remote, 'two');
    const [was, is] = [await releaseOf(second.composition, remote), await releaseOf(registry.first, remote)];
    const { parts } = await rollbackRemote(registry.path, { who, remote });
    expect(parts).toEqual([{ name: remote, from: was, to: is }]);
    await registry.release('shell', 'two');
    expect((await rollback(registry.path, { who })).parts).toMatchObject([{ name: 'shell' }]);
    expect((await stopCanary(registry.path, { who })).parts).toEqual([]);
  });

  test.each([
    ['the previous one', ['c', 'b', 'a'], 'd', 'c'],
    ['the one that was live before the current one was published again', ['c', 'b', 'b', 'a'], 'b', 'c'],
    ['nothing when it is the only one', ['a', 'a'], 'a', undefined],
  ])('chooses %s', (_, releases, now, chosen) => {
    expect(releaseBefore(releases, now)).toBe(chosen);
  });
});
