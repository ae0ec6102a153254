import { rm, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filledRegistry } from '../testing/filled-registry.ts';
import type { FilledRegistry } from '../testing/filled-registry.ts';
import { publish } from './publish.ts';
import { readComposition, readPointer } from './read-registry.ts';
import { historyFile, pointerFile } from './registry-layout.ts';
import { rollbackRemote } from './rollback-remote.ts';

const who = 'Ada';
const remote = 'mfe-card';
let registry: FilledRegistry;
beforeEach(async () => {
  registry = await filledRegistry();
});
afterEach(() => registry.remove());

const releaseOf = async (id: string, of = remote) =>
  (await readComposition(registry.path, id))?.remotes.find(({ name }) => name === of)?.release;
const back = async () => releaseOf((await rollbackRemote(registry.path, { who, remote })).current);

/** Has the effect of many publications of other teams: the pointer no longer names earlier releases of the remote. */
async function forgetOthers() {
  for (const code of ['earlier', 'last']) await registry.release('mfe-search', code);
  const pointer = await readPointer(registry.path);
  const previous = pointer?.previous.slice(0, 1);
  await writeFile(pointerFile(registry.path), JSON.stringify({ ...pointer, previous }));
}

describe('a rollback of one remote after many publications of other teams', () => {
  test('goes back step by step, and never forward to an abandoned release', async () => {
    const second = await registry.release(remote, 'two');
    await registry.release(remote, 'three');
    await forgetOthers();
    expect(await back()).toBe(await releaseOf(second.composition));
    expect(await back()).toBe(await releaseOf(registry.first));
    await expect(back()).rejects.toMatchObject({ code: 'remote-needed' });
    expect((await readPointer(registry.path))?.previous).toEqual([]);
  });

  test('does not return to the release that an earlier rollback has left', async () => {
    const second = await registry.release(remote, 'two');
    await registry.release(remote, 'bad');
    expect(await back()).toBe(await releaseOf(second.composition));
    await forgetOthers();
    expect(await back()).toBe(await releaseOf(registry.first));
  });

  test('finds what a release replaced although it was published again', async () => {
    await registry.release(remote, 'two', { canary: 10 });
    await registry.release(remote, 'two');
    const again = [await registry.build(remote, 'two'), await registry.build('mfe-search', 'two')];
    await publish(registry.path, again, { who });
    await forgetOthers();
    expect(await back()).toBe(await releaseOf(registry.first));
  });

  test('returns to what was live before a build was published again', async () => {
    const added = 'mfe-weather';
    await registry.release(added, 'one');
    const second = await registry.release(added, 'two');
    await registry.release(added, 'one');
    await forgetOthers();
    const { current } = await rollbackRemote(registry.path, { who, remote: added });
    expect(await releaseOf(current, added)).toBe(await releaseOf(second.composition, added));
  });

  test('removes a remote at its first release although a canary of another one was withdrawn', async () => {
    const added = 'mfe-weather';
    await registry.release(added, 'one');
    await registry.release(added, 'two', { canary: 10 });
    await registry.release(added, 'one', { canary: 10 });
    await forgetOthers();
    const { current } = await rollbackRemote(registry.path, { who, remote: added });
    expect(await releaseOf(current, added)).toBeUndefined();
  });

  test('suggests naming a release if the history does not show it', async () => {
    await registry.release(remote, 'two');
    await forgetOthers();
    await rm(historyFile(registry.path));
    await expect(back()).rejects.toMatchObject({
      code: 'previous-missing',
      hint: expect.stringContaining('--release HASH'),
    });
  });
});
