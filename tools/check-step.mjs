import { say, secondsSince } from './progress.mjs';
import { StepError } from './step-error.mjs';
import { countsLine, stepCounts } from './test-summary.mjs';

/** @typedef {import('./test-summary.mjs').Counts} Counts */
/** @typedef {{ title: string, ok: boolean, duration: string, counts: Counts }} Outcome */

/**
 * Runs one of the checks of `npm test`. It never throws: errors are printed, and the outcome contains them.
 *
 * @param {string} title
 * @param {() => Promise<{ ok: boolean, counts?: Counts }>} work
 * @returns {Promise<Outcome>}
 */
export async function check(title, work) {
  const start = performance.now();
  say(`\n── ${title}`);
  let ok = false;
  /** @type {Counts | undefined} */
  let counts;
  try {
    ({ ok, counts } = await work());
  } catch (error) {
    if (error instanceof StepError) say(`${error.output}\n${error.message}`);
    else say(error instanceof Error ? String(error.stack) : String(error));
  }
  return { title, ok, duration: secondsSince(start), counts: stepCounts(ok, counts) };
}

/** @param {readonly Outcome[]} outcomes */
export function printTable(outcomes) {
  const width = Math.max(...outcomes.map(({ title }) => title.length));
  say('');
  for (const { title, ok, duration, counts } of outcomes) {
    const tests = counts.passed + counts.skipped > 0 ? `  ${countsLine(counts)}` : '';
    say(`${ok ? '✓' : '✗'} ${title.padEnd(width)} ${duration.padStart(8)}${tests}`);
  }
}
