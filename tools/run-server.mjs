import { spawn } from 'node:child_process';
import { findNode, nodeEnvironment } from './node-runtime.mjs';
import { ROOT } from './root.mjs';
import { whenOrphaned } from './when-orphaned.mjs';

/**
 * Runs a TypeScript file of the server in the foreground until it ends, and hands signals on.
 *
 * @param {string} file path of the file
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [extra] added to the environment
 * @returns {Promise<number>} its exit code
 */
export async function runServerFile(file, args, extra = {}) {
  const child = spawn(await findNode(), ['--disable-warning=ExperimentalWarning', file, ...args], {
    cwd: ROOT,
    env: await nodeEnvironment(extra),
    stdio: 'inherit',
  });
  const handOn = (/** @type {NodeJS.Signals} */ signal) => {
    // Ctrl-C in a terminal reaches every process of the job by itself.
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
