import { expect, test } from '@jest/globals';
import { openRegistry } from './registry-options.ts';

test.each([
  [undefined, 'Name a registry'],
  ['tv.example.com:8080', 'neither a folder nor an address'],
  ['https://', 'is not an address'],
  ['http://tv.example.com:port', 'is not an address'],
])('refuses the registry %j', (registry, message) => {
  const options = { token: 'secret', ...(registry === undefined ? {} : { registry }) };
  expect(() => openRegistry(options)).toThrow(message);
});

test.each(['', ' ', 'two words', 'two\nlines', 'tökén'])('refuses the token %j', (token) => {
  expect(() => openRegistry({ registry: 'https://tv.example.com', token })).toThrow('The deploy token');
});

test('requires a token for an address, and accepts one with a line break at its end', () => {
  const registry = 'https://tv.example.com';
  expect(() => openRegistry({ registry })).toThrow('requires a deploy token');
  expect(() => openRegistry({ registry, token: 'secret\n' })).not.toThrow();
});
