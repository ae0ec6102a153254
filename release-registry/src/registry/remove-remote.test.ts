import { writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { POINTER_HISTORY_MAX } from '@airdex/shared-contracts/composition';
import { filledRegistry } from '../testing/filled-registry.ts';
import type { FilledRegistry } from '../testing/filled-registry.ts';
import { readHistory } from './history.ts';
import { readComposition, readPointer } from './read-registry.ts';
import { historyFile } from './registry-layout.ts';
import { rollbackRemote } from './rollback-remote.ts';
import { rollback } from './rollback.ts';

const who = 'Ada';
const remote = 'mfe-weather';
let registry: FilledRegistry;
beforeEach(async () => {
  registry = await filledRegistry();
});
afterEach(() => registry.remove());

const remotesOf = async (id: string | undefined) =>
  (await readComposition(registry.path, id ?? ''))?.remotes.map(({ name }) => name);
const rollBack = () => rollbackRemote(registry.path, { who, remote });

describe('rolling back the first release of a remote', () => {
  test('removes the remote from the product, and keeps what others have released since', async () => {
    await registry.release(remote, 'one');
    const later = await registry.release('mfe-search', 'two');
    const release = (await readComposition(registry.path, later.composition))?.remotes.at(-1)?.release;
    const { current, parts } = await rollBack();
    expect(await remotesOf(current)).toEqual(['mfe-card', 'mfe-search']);
    expect(parts).toEqual([{ name: remote, from: release, to: null }]);
    const search = (await readComposition(registry.path, current))?.remotes[1];
    expect(search).toEqual((await readComposition(registry.path, later.composition))?.remotes[1]);
    const [entry] = await readHistory(registry.path, 4, 1);
    expect(entry).toMatchObject({ action: 'rollback', takenOut: remote, to: current });
    expect(entry?.releases).toBeUndefined();
    await expect(rollBack()).rejects.toMatchObject({ code: 'remote-missing', kind: 'missing' });
  });

  test('removes compositions with the remote from later rollbacks', async () => {
    await registry.release(remote, 'one');
    await registry.release('mfe-search', 'two');
    await rollBack();
    expect((await readPointer(registry.path))?.previous).toEqual([registry.first]);
    expect((await rollback(registry.path, { who })).current).toBe(registry.first);
  });

  test('is possible after rolling back later releases, step by step', async () => {
    const first = await registry.release(remote, 'one');
    await registry.release(remote, 'two');
    expect((await rollBack()).current).toBe(first.composition);
    expect((await rollBack()).current).toBe(registry.first);
  });

  test('can be undone by publishing the remote, and repeated', async () => {
    await registry.release(remote, 'one');
    await rollBack();
    const again = await registry.release(remote, 'one');
    expect(again.changed).toBe(true);
    expect((await rollBack()).current).toBe(registry.first);
  });

  test('keeps a canary, and the remote in it if the canary tries another release of it', async () => {
    await registry.release(remote, 'one');
    const other = await registry.release('mfe-search', 'two', { canary: 10 });
    expect(await remotesOf(other.canary?.composition)).toContain(remote);
    const after = await rollBack();
    expect(await remotesOf(after.canary?.composition)).toEqual(['mfe-card', 'mfe-search']);
    await registry.release(remote, 'one', { canary: 'joined' });
    await registry.release(remote, 'two');
    const tried = await rollBack();
    expect(await remotesOf(tried.current)).toEqual(['mfe-card', 'mfe-search']);
    expect(await remotesOf(tried.canary?.composition)).toContain(remote);
    await expect(rollBack()).rejects.toMatchObject({ hint: expect.stringContaining('rollback --canary') });
  });

  test('needs the history if no earlier composition lacks the remote', async () => {
    await registry.release(remote, 'one');
    for (let count = 0; count <= POINTER_HISTORY_MAX; count += 1)
      await registry.release('mfe-search', `later ${count}`);
    const history = historyFile(registry.path);
    const entries = (await readHistory(registry.path, 1000)).reverse();
    const write = (lines: readonly unknown[]) =>
      writeFile(history, lines.map((it) => `${JSON.stringify(it)}\n`).join(''));
    await write(entries.slice(5));
    await expect(rollBack()).rejects.toMatchObject({ code: 'previous-missing' });
    await write(entries);
    expect(await remotesOf((await rollBack()).current)).toEqual(['mfe-card', 'mfe-search']);
  });

  test('is refused for a remote that the shell needs', async () => {
    const refused = rollbackRemote(registry.path, { who, remote: 'mfe-card' });
    await expect(refused).rejects.toMatchObject({
      code: 'remote-needed',
      kind: 'refused',
      message: expect.stringContaining("can't be removed from the product"),
    });
    expect((await readPointer(registry.path))?.current).toBe(registry.first);
  });
});
