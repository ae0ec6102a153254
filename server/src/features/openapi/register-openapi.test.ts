import { expect, test } from 'vitest';
import { acceptsGzip } from './register-openapi.ts';

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
