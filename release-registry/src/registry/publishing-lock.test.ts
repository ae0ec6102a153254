import { spawnSync } from 'node:child_process';
import { link, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { removeStaleLock } from './remove-stale-lock.ts';
import { DEAD_AFTER_MS, holderText, readHolder } from './lock-holder.ts';
import { withPublishingLock } from './publishing-lock.ts';
import { lockFile } from './registry-layout.ts';
import { PID_NAMESPACE } from './pid-namespace.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const HERE = PID_NAMESPACE ?? '';
const ELSEWHERE = 'another-machine-or-container';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let file: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  file = lockFile(folder.path);
});
afterEach(() => folder.remove());

/** A process id that no process of this machine has. */
const deadProcess = () => spawnSync(process.execPath, ['-e', '0']).pid;
const hold = (process_: number, token: string, namespace: string) =>
  writeFile(file, holderText({ process: process_, token, namespace }));
const expireHeartbeat = () => {
  const expired = new Date(Date.now() - DEAD_AFTER_MS - 1000);
  return utimes(file, expired, expired);
};
const tryBriefly = () => withPublishingLock(folder.path, () => Promise.resolve('in'), 60);

describe('withPublishingLock', () => {
  test('runs all calls, one at a time', async () => {
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

  test('releases the lock if the work fails', async () => {
    const failure = withPublishingLock(folder.path, () => Promise.reject(new Error('no space left')));
    await expect(failure).rejects.toThrow('no space left');
    await expect(tryBriefly()).resolves.toBe('in');
  });

  test('takes over the lock of a dead process only once', async () => {
    await hold(deadProcess(), '00000000-dead', HERE);
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

  test('takes over the lock of an earlier process with the same process id', async () => {
    await hold(process.pid, '00000000-before', HERE);
    await expect(tryBriefly()).resolves.toBe('in');
  });

  test('names the holder if a live process keeps the lock', async () => {
    await hold(process.ppid, '00000000-alive', HERE);
    await expect(tryBriefly()).rejects.toThrow(
      `Process ${process.ppid} has been publishing to ${folder.path} for a long time`,
    );
    expect(await readdir(folder.path)).toEqual(['.publishing.lock']);
  });

  test('takes over a lock without a heartbeat, because its process id may have been reused', async () => {
    await hold(process.ppid, '00000000-reused', HERE);
    await expireHeartbeat();
    await expect(tryBriefly()).resolves.toBe('in');
  });

  test.each([
    ['a process id that no process here has', deadProcess],
    ['the process id of this process', () => process.pid],
  ])('respects the heartbeat of a lock from another machine with %s', async (_, process_) => {
    for (const namespace of [ELSEWHERE, '']) {
      await hold(process_(), '00000000-far', namespace);
      await expect(tryBriefly()).rejects.toMatchObject({ code: 'registry-busy' });
      await expireHeartbeat();
      await expect(tryBriefly()).resolves.toBe('in');
    }
  });

  test('fails in a suspended process that lost the lock, and keeps the lock of the new holder', async () => {
    const others = holderText({ process: 1, token: '00000000-next', namespace: ELSEWHERE });
    const work = withPublishingLock(folder.path, async ({ checkHeld }) => {
      await checkHeld();
      await writeFile(file, others);
      await checkHeld();
    });
    await expect(work).rejects.toMatchObject({ code: 'registry-busy' });
    expect(await readFile(file, 'utf8')).toBe(others);
  });
});

test('removes a lock whose removal was interrupted', async () => {
  await hold(deadProcess(), '00000000-dead', HERE);
  await link(file, `${file}.00000000-dead`);
  const dead = await readHolder(file);
  if (dead === undefined) throw new Error('Nobody holds the lock');
  await removeStaleLock(file, dead, Date.now());
  expect(await readdir(folder.path)).toHaveLength(2);
  const later = Date.now() + DEAD_AFTER_MS + 1000;
  await removeStaleLock(file, dead, later);
  await removeStaleLock(file, dead, later);
  expect(await readdir(folder.path)).toEqual([]);
});
