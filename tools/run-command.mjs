import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';
import { StepError } from './step-error.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Ends all running commands when a job is cancelled. */
export function endRunningCommands() {
  for (const child of running) child.kill('SIGTERM');
}
process.once('exit', endRunningCommands);

/**
 * @typedef {object} Run
 * @property {number} code exit code; 1 when a signal ended the command
 * @property {string} output standard output and error in the order of arrival, if they were captured
 */

/**
 * Runs a program to its end. Its output is captured, or shown immediately (`show`).
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, timeoutMinutes?: number }} [settings]
 * @returns {Promise<Run>}
 */
export function run(
  command,
  args,
  { cwd = ROOT, env = process.env, show = false, timeoutMinutes = 60 } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      timeout: timeoutMinutes * 60_000,
      // On Windows npx is a script, which only a shell can start.
      shell: process.platform === 'win32' && !command.endsWith('.exe'),
    });
    running.add(child);
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('error', (error) => {
      running.delete(child);
      reject(new StepError(`${command} could not be started: ${error.message}.`));
    });
    child.once('close', (code, signal) => {
      running.delete(child);
      if (signal !== null) {
        const ending = `\n${command} was ended by ${signal}.\n`;
        output += ending;
        if (show) process.stderr.write(ending);
      }
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Runs a program that must succeed.
 *
 * @param {string} failure message of the error, as a sentence
 * @param {Parameters<typeof run>} command
 * @returns {Promise<string>} its output
 */
export async function runOrFail(failure, ...command) {
  const { code, output } = await run(...command);
  if (code !== 0) throw new StepError(failure, output);
  return output;
}
