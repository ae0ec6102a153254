import { expect, test } from 'vitest';
import {
  BROKEN,
  countsLine,
  failedApart,
  jestCounts,
  playwrightCounts,
  stepCounts,
  sum,
  flakyTests,
} from './test-summary.mjs';

const file = (/** @type {string} */ name, /** @type {string[]} */ ...results) => ({
  name,
  status: results.length === 0 || results.includes('failed') ? 'failed' : 'passed',
  assertionResults: results.map((status) => ({ status })),
});

test('jest: a file that could not run counts as a failure, a todo as skipped', () => {
  const testResults = [
    file('a', 'passed', 'passed', 'todo', 'pending'),
    file('b', 'passed', 'failed', 'failed'),
    file('c'),
  ];
  expect(jestCounts({ testResults })).toEqual({ passed: 3, failed: 3, skipped: 2 });
});

test('jest: separates files that failed, or whose process died, from those that passed', () => {
  const report = { testResults: [file('a', 'passed'), file('b', 'failed', 'passed'), file('c')] };
  const { failed, rest } = failedApart(report);
  expect(failed).toEqual(['b', 'c']);
  expect(jestCounts(rest)).toEqual({ passed: 1, failed: 0, skipped: 0 });
});

test('Playwright: names tests that passed on the second try, at any depth', () => {
  const spec = (/** @type {string} */ title, /** @type {string} */ status) => ({
    title,
    file: 'x.test.ts',
    tests: [{ status }],
  });
  const report = {
    suites: [{ specs: [spec('one', 'expected')], suites: [{ specs: [spec('two', 'flaky')] }] }],
  };
  expect(flakyTests(report)).toEqual(['x.test.ts: two']);
});

test('Playwright: a test that passed on the second try has passed, an error outside tests is a failure', () => {
  const stats = { expected: 10, unexpected: 1, flaky: 2, skipped: 3 };
  expect(playwrightCounts({ stats })).toEqual({ passed: 12, failed: 1, skipped: 3 });
  expect(playwrightCounts({ stats, errors: [{}] })).toEqual({ passed: 12, failed: 2, skipped: 3 });
});

test('a failed step counts as one failure, unless its tests report more', () => {
  expect(stepCounts(true)).toEqual({ passed: 0, failed: 0, skipped: 0 });
  expect(stepCounts(false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(stepCounts(false, { passed: 5, failed: 2, skipped: 0 })).toEqual({
    passed: 5,
    failed: 2,
    skipped: 0,
  });
  expect(stepCounts(false, { passed: 5, failed: 0, skipped: 0 })).toEqual({
    passed: 5,
    failed: 1,
    skipped: 0,
  });
});

test('the last line is the sum of all', () => {
  expect(
    countsLine(sum([BROKEN, { passed: 7, failed: 0, skipped: 2 }, { passed: 5, failed: 1, skipped: 0 }])),
  ).toBe('12 passed, 2 failed, 2 skipped');
});
