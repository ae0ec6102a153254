import { expect, test } from 'vitest';
import { inParallel } from './in-parallel.mjs';

test('runs at most the given number at a time and returns the results in order', async () => {
  let active = 0;
  let most = 0;
  const answers = await inParallel([30, 1, 10, 5], 2, async (ms) => {
    most = Math.max(most, ++active);
    await new Promise((resolve) => setTimeout(resolve, ms));
    active--;
    return ms * 2;
  });
  expect(answers).toEqual([60, 2, 20, 10]);
  expect(most).toBe(2);
});

test('starts nothing new after a failure, and waits for running work', async () => {
  /** @type {string[]} */
  const log = [];
  const work = async (/** @type {string} */ name) => {
    log.push(name);
    await Promise.resolve();
    if (name === 'bad') throw new Error('bad news');
    await new Promise((resolve) => setTimeout(resolve, 10));
    log.push(`${name} done`);
  };
  await expect(inParallel(['slow', 'bad', 'never'], 2, work)).rejects.toThrow('bad news');
  expect(log).toEqual(['slow', 'bad', 'slow done']);
});
