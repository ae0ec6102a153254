import { expect, test } from 'vitest';
import { inRoot } from '../root.mjs';
import { withoutTests } from './without-tests.mjs';

test('finds the names that no test file matches, and leaves options and their values alone', () => {
  const unknown = (/** @type {string[]} */ ...args) => withoutTests(args);
  expect(unknown('mfe-wether', 'mfe-card', 'server/src/http/nothing')).toEqual([
    'mfe-wether',
    'server/src/http/nothing',
  ]);
  expect(unknown('-t', 'a title', './tools/unit-tests', inRoot('mfe-kit', 'src'))).toEqual([]);
});
