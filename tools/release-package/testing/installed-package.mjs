import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findNode } from '../../node-runtime.mjs';
import { inRoot } from '../../root.mjs';
import { runOrFail } from '../../run-command.mjs';
import { writeShortLivedNode } from './short-lived-node.mjs';
import { startedServer } from './started-server.mjs';

/**
 * The package, made and unpacked in a temporary folder, with the settings of a machine that has Node and nothing else.
 *
 * @typedef {Awaited<ReturnType<typeof installPackage>>} InstalledPackage
 */
export async function installPackage() {
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'airdex-package-'));
  const node = await findNode();
  const make = inRoot('tools', 'release-package', 'package.mjs');
  await runOrFail('The package could not be made.', node, [make, scratch]);
  const { version } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
  const archive = path.join(scratch, `airdex-${version}.tar.gz`);
  await runOrFail('The package could not be unpacked.', 'tar', ['-xzf', archive, '-C', scratch]);
  const folder = path.join(scratch, `airdex-${version}`);
  const programs = path.join(scratch, 'bin');
  await mkdir(programs);
  await writeShortLivedNode(path.join(programs, 'node'), node);
  const environment = {
    PATH: programs,
    DATA_DIR: path.join(scratch, 'data'),
    PORT: '0',
    SAMPLE_PROGRAMMES: '200',
    SEARCH_WORKERS: '1',
  };
  const spawned = (/** @type {string[]} */ ...args) =>
    spawn(path.join(folder, 'bin', 'airdex'), args, { cwd: scratch, env: environment });
  return {
    /** Folder for all other files, which is removed after the tests. */
    scratch,
    archive,
    version,
    node,
    /** The unpacked package. */
    folder,
    /** Runs a command of the package to its end. @param {string[]} args */
    async airdex(...args) {
      const child = spawned(...args);
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
      const [code] = await once(child, 'close');
      return { code, output };
    },
    /** Starts the server, and waits until it is ready. */
    start: () => startedServer(spawned('start')),
    remove: () => rm(scratch, { recursive: true, force: true }),
  };
}
