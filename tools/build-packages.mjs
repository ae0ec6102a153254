import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildInputs } from './build-inputs.mjs';
import { hashFolder } from './content-hash.mjs';
import { inParallel } from './in-parallel.mjs';
import { findNode, nodeEnvironment } from './node-runtime.mjs';
import { step } from './progress.mjs';
import { inRoot } from './root.mjs';
import { runOrFail } from './run-command.mjs';
import { workspacePackages } from './workspace.mjs';

/** File that records the inputs and the output of the last build of a package, as hashes. */
const noteOf = (/** @type {string} */ folder) =>
  inRoot('node_modules', '.cache', 'airdex-build', `${folder}.json`);

const outputHash = (/** @type {string} */ folder) =>
  hashFolder(inRoot(folder, 'dist')).catch(() => 'missing');

/** The packages that are built: the shell and the remotes. */
export const builtPackages = () =>
  workspacePackages().filter(({ scripts }) => scripts.build?.startsWith('mfe '));

/**
 * Builds the shell and the remotes whose builds are missing or out of date, two at a time.
 *
 * @returns {Promise<string[]>} folders of all built packages
 */
export async function buildPackages() {
  const all = workspacePackages();
  const targets = builtPackages();
  await inParallel(targets, 2, async (target) => {
    const { folder } = target;
    const inputs = await buildInputs(all, target);
    const noted = JSON.parse(await readFile(noteOf(folder), 'utf8').catch(() => '{}'));
    if (noted.inputs === inputs && noted.output === (await outputHash(folder))) return;
    await step(`Building ${folder}`, () => buildPackage(folder, target.scripts.build ?? ''));
    await mkdir(path.dirname(noteOf(folder)), { recursive: true });
    await writeFile(noteOf(folder), JSON.stringify({ inputs, output: await outputHash(folder) }));
  });
  return targets.map(({ folder }) => folder);
}

/** @param {string} folder @param {string} script as in package.json: `mfe build …` */
async function buildPackage(folder, script) {
  const [, ...args] = script.split(' ');
  await runOrFail(
    `${folder} could not be built. See the messages above.`,
    await findNode(),
    [inRoot('mfe-kit', 'bin', 'mfe.mjs'), ...args],
    {
      cwd: inRoot(folder),
      env: await nodeEnvironment({ NODE_OPTIONS: '--disable-warning=ExperimentalWarning' }),
    },
  );
}
