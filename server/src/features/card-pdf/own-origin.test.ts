import { expect, test } from 'vitest';
import { ownOrigin } from './own-origin.ts';

test.each([
  ['127.0.0.1', 'IPv4', 'http://127.0.0.1:80'],
  ['::1', 'IPv6', 'http://[::1]:80'],
  ['0.0.0.0', 'IPv4', 'http://localhost:80'],
  ['::', 'IPv6', 'http://localhost:80'],
])('reaches a server on %s at its origin', (address, family, origin) => {
  expect(ownOrigin({ address, family, port: 80 })).toBe(origin);
});

test('does not reach one that does not listen', () => {
  expect(() => ownOrigin(null)).toThrow('does not listen');
});
