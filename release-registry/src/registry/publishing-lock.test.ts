import { spawnSync } from 'node:child_process';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DEAD_AFTER_MS } from './lock-holder.ts';
import { withPublishingLock } from './publishing-lock.ts';
import { lockFile } from './registry-layout.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

describe('withPublishingLock', () => {
  test('lets one in at a time, and all in the end', async () => {
    let inside = 0;
    let most = 0;
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await readdir(folder.path);
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 12 }, () => withPublishingLock(folder.path, work)));
    expect(most).toBe(1);
    expect(await readdir(folder.path)).toEqual([]);
  });

  test('gives the lock back when the work fails', async () => {
    const failure = withPublishingLock(folder.path, () => Promise.reject(new Error('no space left')));
    await expect(failure).rejects.toThrow('no space left');
    await expect(withPublishingLock(folder.path, () => Promise.resolve('in'))).resolves.toBe('in');
  });

  test('takes over from a process that died with the lock in its hands, once', async () => {
    const dead = spawnSync(process.execPath, ['-e', '0']).pid;
    await writeFile(lockFile(folder.path), `${dead} 00000000-dead ${hostname()}`);
    let inside = 0;
    const work = async () => {
      inside += 1;
      expect(inside).toBe(1);
      await readdir(folder.path);
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 6 }, () => withPublishingLock(folder.path, work)));
    expect(await readdir(folder.path)).toEqual([]);
  });

  test('says who holds it when a living process does not let go', async () => {
    await writeFile(lockFile(folder.path), `${process.pid} 00000000-alive ${hostname()}`);
    const refused = withPublishingLock(folder.path, () => Promise.resolve(), 60);
    await expect(refused).rejects.toThrow(
      `Process ${process.pid} has been publishing into ${folder.path} for long`,
    );
    expect(await readdir(folder.path)).toEqual(['.publishing.lock']);
  });

  test('of another machine, which shares the folder, holds as long as it shows that it lives', async () => {
    // A number that no process of this machine has: it says nothing about the other machine's.
    const dead = spawnSync(process.execPath, ['-e', '0']).pid;
    const file = lockFile(folder.path);
    await writeFile(file, `${dead} 00000000-far another-machine`);
    const refused = withPublishingLock(folder.path, () => Promise.resolve(), 60);
    await expect(refused).rejects.toMatchObject({ code: 'registry-busy' });
    const silent = new Date(Date.now() - DEAD_AFTER_MS - 1000);
    await utimes(file, silent, silent);
    await expect(withPublishingLock(folder.path, () => Promise.resolve('in'))).resolves.toBe('in');
  });
});
