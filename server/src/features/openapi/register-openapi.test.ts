import { expect, test } from 'vitest';
import { acceptsGzip, once } from './register-openapi.ts';

test.each([
  ['gzip, br', true],
  ['br;q=1.0, GZIP;q=0.5', true],
  ['gzip; q=0.001', true],
  ['gzip;q=0', false],
  ['gzip; q=0.000, br', false],
  ['x-gzip', false],
  ['', false],
  [undefined, false],
])('accepts gzip with %s: %s', (header, accepts) => {
  expect(acceptsGzip(header)).toBe(accepts);
});

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
