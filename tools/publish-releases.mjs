import path from 'node:path';
import { findNode } from './node-runtime.mjs';
import { inRoot, ROOT } from './root.mjs';
import { runOrFail } from './run-command.mjs';

/** The folder of all data, as an absolute path: DATA_DIR or `var`. */
export const dataFolder = () => path.resolve(ROOT, process.env.DATA_DIR || 'var');

/**
 * Publishes what was built into a registry, as one composition. What is there already is left as it is.
 *
 * @param {readonly string[]} folders of the built packages
 * @param {string} registry absolute path
 */
export async function publishReleases(folders, registry) {
  await runOrFail(
    `The built parts could not be published into ${registry}; the messages above say why.`,
    await findNode(),
    [
      inRoot('mfe-kit', 'bin', 'mfe.mjs'),
      'publish',
      '--registry',
      registry,
      '--as',
      'start',
      '--from',
      ...folders.map((folder) => inRoot(folder, 'dist')),
    ],
  );
}
