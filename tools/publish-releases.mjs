import path from 'node:path';
import { findNode } from './node-runtime.mjs';
import { say } from './progress.mjs';
import { inRoot, ROOT } from './root.mjs';
import { runOrFail } from './run-command.mjs';

/** The folder of all data, as an absolute path: DATA_DIR or `var`. */
export const dataFolder = () => path.resolve(ROOT, process.env.DATA_DIR || 'var');

/**
 * @param {'publish' | 'publish-checkout'} command
 * @param {readonly string[]} folders
 * @param {string} registry
 * @param {string} who
 */
async function mfe(command, folders, registry, who) {
  return runOrFail(
    `The built parts could not be published into ${registry}; the messages above say why.`,
    await findNode(),
    [
      inRoot('mfe-kit', 'bin', 'mfe.mjs'),
      command,
      '--registry',
      registry,
      '--as',
      who,
      '--from',
      ...folders.map((folder) => inRoot(folder, 'dist')),
    ],
  );
}

/**
 * Publishes what was built into a registry, as one composition. What is there already is left as it is.
 *
 * @param {readonly string[]} folders of the built packages
 * @param {string} registry absolute path
 */
export async function publishReleases(folders, registry) {
  await mfe('publish', folders, registry, 'build');
}

/**
 * Publishes what a registry lacks, and what was built anew since the last start of this checkout. What teams released
 * or rolled back since stays; it is said which.
 *
 * @param {readonly string[]} folders of the built packages
 * @param {string} registry absolute path
 */
export async function publishAtStart(folders, registry) {
  const output = await mfe('publish-checkout', folders, registry, 'start');
  for (const line of output.split('\n').filter((it) => it.includes(' stays; '))) say(line);
}
