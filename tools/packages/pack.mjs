import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../install.mjs';
import { say, step } from '../progress.mjs';
import { dataFolder } from '../publish-releases.mjs';
import { inRoot, ROOT } from '../root.mjs';
import { runOrFail } from '../run-command.mjs';
import { failWith } from '../step-error.mjs';
import { compilePackages } from './compile.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { PUBLIC_PACKAGES } from './packages.mjs';

/*
 * Packs the public packages for `npm install`: `npm run packages`, or `npm run packages -- FOLDER`. Without a folder, they
 * go where `npm start` serves them from: `packages` in the data folder. Other files in the folder stay.
 * pnpm replaces `workspace:` and `catalog:`; `pack-hooks.mjs` changes the rest of each manifest.
 */

const LOCK = inRoot('node_modules', '.airdex-packing');

/** Archives of an earlier run. */
const isPacked = (/** @type {string} */ file) => /^airdex-.*\.tgz$/.test(file);

/** @param {string} folder @param {string} packageManager @param {string} target */
async function pack(folder, packageManager, target) {
  await runOrFail(
    `${folder} could not be packed.`,
    'npx',
    ['-y', packageManager, 'pack', '--pack-destination', target],
    {
      cwd: inRoot(folder),
      env: { ...process.env, pnpm_config_pnpmfile: inRoot('tools', 'packages', 'pack-hooks.mjs') },
    },
  );
}

/** Name and archive of a package. @param {string} folder */
async function archiveOf(folder) {
  const { name, version } = JSON.parse(await readFile(inRoot(folder, 'package.json'), 'utf8'));
  return [name, `airdex-${folder}-${version}.tgz`];
}

/** @param {string} destination @param {string} packageManager */
async function compileAndPack(destination, packageManager) {
  await step('Compiling the packages', compilePackages);
  await mkdir(destination, { recursive: true });
  const scratch = await mkdtemp(path.join(destination, '.packing-'));
  try {
    for (const folder of PUBLIC_PACKAGES)
      await step(`Packing ${folder}`, () => pack(folder, packageManager, scratch));
    // `mfe new --packages` finds the archives with this list, and servers offer them once it exists.
    const archives = Object.fromEntries(await Promise.all(PUBLIC_PACKAGES.map(archiveOf)));
    await writeFile(path.join(scratch, 'packages.json'), `${JSON.stringify(archives, null, 2)}\n`);
    await rm(path.join(destination, 'packages.json'), { force: true });
    for (const file of (await readdir(destination)).filter(isPacked)) await rm(path.join(destination, file));
    for (const file of [...Object.values(archives), 'packages.json'])
      await rename(path.join(scratch, file), path.join(destination, file));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function main() {
  const [folder] = parseArgs({ allowPositionals: true }).positionals;
  const destination = path.resolve(ROOT, folder ?? path.join(dataFolder(), 'packages'));
  await ensureInstalled();
  const { packageManager } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
  // All compile into the same folders of the checkout.
  await oneAtATime(LOCK, () => compileAndPack(destination, packageManager));
  say(`The packages are in ${destination}`);
}

main().catch(failWith);
