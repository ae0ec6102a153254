import { randomUUID } from 'node:crypto';
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

const readNote = (/** @type {string} */ folder) => readFile(noteOf(folder), 'utf8').catch(() => '{}');

const outputHash = (/** @type {string} */ folder) =>
  hashFolder(inRoot(folder, 'dist')).catch(() => 'missing');

/** The packages that are built: the shell and the remotes. */
export const builtPackages = () =>
  workspacePackages().filter(({ scripts }) => scripts.build?.startsWith('mfe '));

/**
 * Builds packages whose builds are missing or out of date, two at a time.
 *
 * @param {readonly string[]} [folders] the shell and all remotes by default
 * @returns {Promise<string[]>} folders of the packages, built now or before
 */
export async function buildPackages(folders) {
  const all = workspacePackages();
  const targets = builtPackages().filter(({ folder }) => folders?.includes(folder) ?? true);
  await inParallel(targets, 2, async (target) => {
    const { folder } = target;
    const inputs = await buildInputs(all, target);
    const noted = JSON.parse(await readNote(folder));
    if (noted.inputs === inputs && noted.output === (await outputHash(folder))) return;
    await noteBuild(folder, inputs, () =>
      step(`Building ${folder}`, () => buildPackage(folder, target.scripts.build ?? '')),
    );
  });
  return targets.map(({ folder }) => folder);
}

/**
 * Notes a build. When two processes build a package at once, `dist` may have files of both: neither is noted, so that
 * the next run builds the package again.
 *
 * @param {string} folder @param {string} inputs @param {() => Promise<void>} build
 */
async function noteBuild(folder, inputs, build) {
  const started = JSON.stringify({ build: randomUUID() });
  await mkdir(path.dirname(noteOf(folder)), { recursive: true });
  await writeFile(noteOf(folder), started);
  await build();
  const alone = (await readNote(folder)) === started;
  const note = alone ? { inputs, output: await outputHash(folder) } : {};
  await writeFile(noteOf(folder), JSON.stringify(note));
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
