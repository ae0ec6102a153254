/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/** @type {Counts} */
const NONE = { passed: 0, failed: 0, skipped: 0 };

/** Counts of a suite without a readable report: one failure. @type {Counts} */
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
 * One test file of a jest report (`--json`).
 *
 * @typedef {{ name: string, status: string, assertionResults: readonly { status: string }[] }} JestFile
 */

/** @typedef {{ testResults: readonly JestFile[] }} JestReport */

/**
 * Counts the tests of a jest report. A file that failed without a failed test, because it could not run or its process
 * died, counts as one failure.
 *
 * @param {JestReport} report
 * @returns {Counts}
 */
export function jestCounts({ testResults }) {
  return sum(
    testResults.map(({ status, assertionResults }) => {
      const countOf = (/** @type {string} */ outcome) =>
        assertionResults.filter((result) => result.status === outcome).length;
      const [passed, failed] = [countOf('passed'), countOf('failed')];
      return {
        passed,
        failed: status === 'failed' ? Math.max(failed, 1) : failed,
        skipped: assertionResults.length - passed - failed,
      };
    }),
  );
}

/**
 * Separates the failed files of a jest report from the others.
 *
 * @param {JestReport} report
 */
export function failedApart({ testResults }) {
  return {
    failed: testResults.filter(({ status }) => status === 'failed').map(({ name }) => name),
    rest: { testResults: testResults.filter(({ status }) => status !== 'failed') },
  };
}

/**
 * Counts the tests of a Playwright report (`--reporter=json`). A test that passed on the second try has passed; an
 * error outside any test counts as one failure.
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
 * Counts of a step, so that a failure outside any test is not lost. A step that is not a test suite counts only if it
 * failed, and a failed suite has at least one failure.
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

/**
 * Titles of the tests of a Playwright report that passed only on the second try.
 *
 * @typedef {{ specs?: readonly { title: string, file: string, tests: readonly { status: string }[] }[],
 *   suites?: readonly PlaywrightSuite[] }} PlaywrightSuite
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
export function flakyTests({ specs = [], suites = [] }) {
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...suites.flatMap(flakyTests),
  ];
}
