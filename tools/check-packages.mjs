import { inParallel } from './in-parallel.mjs';
import { findNode } from './node-runtime.mjs';
import { say, secondsSince } from './progress.mjs';
import { run } from './run-command.mjs';
import { StepError } from './step-error.mjs';

/**
 * Runs a program on each part of the repository, two at a time, and prints each result. The process exits with code 1
 * if any of them fails.
 *
 * @param {readonly string[]} parts
 * @param {(part: string) => string[]} argumentsFor for Node: the program and its arguments
 * @param {(code: number | null, output: string) => boolean} [isWrong]
 */
export async function checkPackages(parts, argumentsFor, isWrong = (code) => code !== 0) {
  const node = await findNode();
  const outcomes = await inParallel(parts, 2, async (part) => {
    const start = performance.now();
    const { code, output } = await run(node, argumentsFor(part));
    const wrong = isWrong(code, output);
    say(`${wrong ? '✗' : '✓'} ${part} (${secondsSince(start)})`);
    if (wrong) say(output.trimEnd());
    return wrong;
  });
  process.exitCode = outcomes.some(Boolean) ? 1 : 0;
}

/**
 * The parts named in the arguments of the process, or all of them.
 *
 * @param {readonly string[]} known valid names
 * @param {readonly string[]} all
 */
export function requestedPackages(known, all = known) {
  const requested = process.argv.slice(2);
  const unknown = requested.filter((folder) => !known.includes(folder));
  if (unknown.length > 0)
    throw new StepError(`No such package: ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
  return requested.length > 0 ? requested : all;
}
