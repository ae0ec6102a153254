import path from 'node:path';
import { findNode } from './node-runtime.mjs';
import { say } from './progress.mjs';
import { inRoot, ROOT } from './root.mjs';
import { run } from './run-command.mjs';
import { outcomeOfPublication } from './start-publication.mjs';
import { StepError } from './step-error.mjs';

/** The folder of all data, as an absolute path: DATA_DIR or `var`. */
export const dataFolder = () => path.resolve(ROOT, process.env.DATA_DIR || 'var');

/**
 * @param {readonly string[]} command of `mfe`, with its options
 * @param {readonly string[]} folders of the built packages
 * @param {string} registry
 */
async function mfe(command, folders, registry) {
  const from = folders.map((folder) => inRoot(folder, 'dist'));
  const args = [inRoot('mfe-kit', 'bin', 'mfe.mjs'), ...command, '--registry', registry, '--from', ...from];
  return run(await findNode(), args);
}

/**
 * @param {string} registry
 * @param {string} output
 */
const failed = (registry, output) =>
  new StepError(`The built parts could not be published to ${registry}. See the messages above.`, output);

/**
 * Publishes the builds to a registry, as one composition. Releases that already exist stay unchanged.
 *
 * @param {readonly string[]} folders of the built packages
 * @param {string} registry absolute path
 */
export async function publishReleases(folders, registry) {
  const { code, output } = await mfe(['publish', '--as', 'build'], folders, registry);
  if (code !== 0) throw failed(registry, output);
}

/**
 * Publishes the releases that a registry lacks, and those built since the last start of this checkout. Keeps later
 * releases and rollbacks by teams, and lists them in the output.
 *
 * @param {readonly string[]} folders of the built packages
 * @param {string} registry absolute path
 */
export async function publishAtStart(folders, registry) {
  const done = await mfe(['publish-checkout', '--json', '--as', 'start'], folders, registry);
  const { canStart, lines } = outcomeOfPublication(done);
  if (!canStart) throw failed(registry, lines.join('\n'));
  for (const line of lines) say(line);
}
