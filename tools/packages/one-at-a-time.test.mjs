import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.mjs';

/** @type {string} */
let folder;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'airdex-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('work waits for that of others, also if it fails', async () => {
  const lock = path.join(folder, 'lock');
  /** @type {string[]} */
  const steps = [];
  const work = (/** @type {string} */ name) =>
    oneAtATime(lock, async () => {
      steps.push(`${name} begins`);
      await wait(20);
      steps.push(`${name} ends`);
      throw new Error(name);
    });
  const outcomes = await Promise.allSettled(['a', 'b'].map(work));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const [first = '', ...rest] = steps;
  const [one, other] = first.startsWith('a') ? ['a', 'b'] : ['b', 'a'];
  expect([first, ...rest]).toEqual([`${one} begins`, `${one} ends`, `${other} begins`, `${other} ends`]);
  expect(await readdir(folder)).toEqual([]);
});

test('the lock of a process that was killed is no obstacle', async () => {
  const lock = path.join(folder, 'lock');
  // No process has an id beyond the maximum of Linux.
  await writeFile(lock, String(2 ** 22 + 1));
  expect(await oneAtATime(lock, async () => 'done')).toBe('done');
});
