import { expect, test } from 'vitest';
import { once } from './once.ts';

test('loads once, but again after a failure', async () => {
  let loads = 0;
  const load = once(async () => {
    loads += 1;
    if (loads === 1) throw new Error('no such file');
    return Promise.resolve(loads);
  });
  await expect(load()).rejects.toThrow('no such file');
  expect(await Promise.all([load(), load()])).toEqual([2, 2]);
});
