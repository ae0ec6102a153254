import { expect, test } from '@jest/globals';
import { classifyLoadFailure } from './classify-failure.ts';

const ENTRY = 'https://tv.example.com/remotes/mfe-vite/1/entry.js';
const SCREEN = 'https://tv.example.com/remotes/mfe-vite/1/screen.js';

test.each([
  ['Chrome', `Failed to fetch dynamically imported module: ${SCREEN}`, SCREEN],
  ['Firefox', `error loading dynamically imported module: ${SCREEN}`, SCREEN],
  ['Safari', 'Importing a module script failed.', ENTRY],
])('treats a module that %s could not load as an unreachable file', (_, message, url) => {
  expect(classifyLoadFailure(new TypeError(message), ENTRY, 2)).toEqual({
    kind: 'unreachable',
    url,
    attempts: 2,
  });
});

test('treats any other error of the code as a crash', () => {
  expect(classifyLoadFailure(new TypeError('x is not a function'), ENTRY, 1)).toEqual({
    kind: 'crashed',
    phase: 'load',
  });
});
