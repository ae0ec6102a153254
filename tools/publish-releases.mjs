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
 * Publishes the releases that a registry lacks, and those built since the last start of this checkout. Keeps later
 * releases and rollbacks by teams, and lists them in the output.
 *
 * @param {readonly string[]} folders of the built packages
 * @param {string} registry absolute path
 */
export async function publishAtStart(folders, registry) {
  const from = folders.map((folder) => inRoot(folder, 'dist'));
  const command = ['publish-checkout', '--json', '--as', 'start', '--registry', registry, '--from', ...from];
  const done = await run(await findNode(), [inRoot('mfe-kit', 'bin', 'mfe.mjs'), ...command]);
  const { canStart, lines } = outcomeOfPublication(done);
  if (!canStart)
    throw new StepError(
      `The built parts could not be published to ${registry}. See the messages above.`,
      lines.join('\n'),
    );
  for (const line of lines) say(line);
}
