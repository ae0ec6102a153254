import { spawn } from 'node:child_process';
import { whenOrphaned } from './when-orphaned.mjs';

/**
 * Runs a program in the foreground until it ends, and forwards signals to it.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} its exit code
 */
export function runInForeground(program, args, options) {
  const child = spawn(program, args, { ...options, stdio: 'inherit' });
  const handOn = (/** @type {NodeJS.Signals} */ signal) => {
    // On Ctrl-C, a terminal itself sends the signal to every process of the job.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    child.kill(signal);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, handOn);
  whenOrphaned(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal === null ? 1 : 130)));
  });
}
