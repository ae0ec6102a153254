/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/** @type {Counts} */
const NONE = { passed: 0, failed: 0, skipped: 0 };

/** A suite that left no report, or one that cannot be read, has failed once. @type {Counts} */
export const BROKEN = { ...NONE, failed: 1 };

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  return all.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
    }),
    NONE,
  );
}

/**
 * Counts of a jest report (`--json`). A file that could not even be run counts as one failure.
 *
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   numRuntimeErrorTestSuites: number }} report
 * @returns {Counts}
 */
export function jestCounts(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Files of a jest report whose tests never ran because the process that was to run them died, by their paths. The
 * runtime, its native parts and the machine can kill a process; a test that fails does not.
 *
 * @param {{ testResults: readonly { name: string, message: string, assertionResults: readonly unknown[] }[] }} report
 * @returns {string[]}
 */
export function crashedFiles({ testResults }) {
  return testResults
    .filter(
      ({ message, assertionResults }) =>
        assertionResults.length === 0 && /A jest worker process \(pid=\d+\) was terminated/.test(message),
    )
    .map(({ name }) => name);
}

/**
 * Counts of a Playwright report (`--reporter=json`). A test that passed at a second try has passed; an error outside
 * of any test counts as one failure.
 *
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors?: unknown[] }} report
 * @returns {Counts}
 */
export function playwrightCounts({ stats, errors = [] }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * Counts of a step, so that a failure that no test stands for is not lost: a step that is no test suite counts only
 * when it failed, and a suite that ended badly has at least one failure.
 *
 * @param {boolean} succeeded
 * @param {Counts} [counts] of the suite's report
 * @returns {Counts}
 */
export function stepCounts(succeeded, counts = NONE) {
  return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** @param {Counts} counts */
export const countsLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;
