import { expect, test } from 'vitest';
import { inRoot } from '../root.mjs';
import { argumentsByRunner } from './arguments-by-runner.mjs';

const sorted = (/** @type {string[]} */ ...args) =>
  argumentsByRunner(args).map(({ runner, args: own }) => [runner.name, ...own]);

test('both runners run unless a package is named, and either may find nothing', () => {
  expect(sorted()).toEqual([
    ['jest', '--passWithNoTests'],
    ['vitest', '--passWithNoTests'],
  ]);
  expect(sorted('-t', 'a title')).toEqual([
    ['jest', '--passWithNoTests', '-t', 'a title'],
    ['vitest', '--passWithNoTests', '-t', 'a title'],
  ]);
});

test('a package or a path in it runs with the runner of that package', () => {
  expect(sorted('mfe-card')).toEqual([['jest', inRoot('mfe-card/')]]);
  expect(sorted('server/src/http', '-t', 'x')).toEqual([['vitest', 'server/src/http', '-t', 'x']]);
  expect(sorted('tools', 'shell/src/app')).toEqual([
    ['jest', 'shell/src/app'],
    ['vitest', inRoot('tools/')],
  ]);
});
