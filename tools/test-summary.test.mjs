import { expect, test } from '@jest/globals';
import {
  BROKEN,
  countsLine,
  crashedFiles,
  jestCounts,
  playwrightCounts,
  stepCounts,
  sum,
} from './test-summary.mjs';

test('jest: a file that could not be run is a failure, a todo is skipped', () => {
  const report = {
    numPassedTests: 40,
    numFailedTests: 2,
    numPendingTests: 3,
    numTodoTests: 1,
    numRuntimeErrorTestSuites: 1,
  };
  expect(jestCounts(report)).toEqual({ passed: 40, failed: 3, skipped: 4 });
});

test('Playwright: a second try passes, an error outside of tests fails', () => {
  const stats = { expected: 10, unexpected: 1, flaky: 2, skipped: 3 };
  expect(playwrightCounts({ stats })).toEqual({ passed: 12, failed: 1, skipped: 3 });
  expect(playwrightCounts({ stats, errors: [{}] })).toEqual({ passed: 12, failed: 2, skipped: 3 });
});

test('a step that failed counts once, unless its tests say how often', () => {
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

test('the last line sums over all', () => {
  expect(
    countsLine(sum([BROKEN, { passed: 7, failed: 0, skipped: 2 }, { passed: 5, failed: 1, skipped: 0 }])),
  ).toBe('12 passed, 2 failed, 2 skipped');
});

test('jest: a file whose process died is told from one that fails', () => {
  const died =
    'A jest worker process (pid=14151) was terminated by another process: signal=SIGSEGV, exitCode=null.';
  const testResults = [
    { name: 'died.test.ts', message: `● Test suite failed to run\n\n    ${died}`, assertionResults: [] },
    { name: 'broken.test.ts', message: '● Test suite failed to run: no such module', assertionResults: [] },
    { name: 'failed.test.ts', message: `● it fails: ${died}`, assertionResults: [{}] },
    { name: 'passed.test.ts', message: '', assertionResults: [{}] },
  ];
  expect(crashedFiles({ testResults })).toEqual(['died.test.ts']);
});
