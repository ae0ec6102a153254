import { mkdir, readFile, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../root.mjs';
import { run, runOrFail } from '../run-command.mjs';
import { PUBLIC_PACKAGES } from './packages.mjs';

/*
 * A repository outside of the workspace, for tests. Installing with npm takes a minute and needs the network, so the
 * archives are unpacked, and everything else is linked from the workspace. As after an installation, only what the
 * package.json files of the archives and of the repository declare can be imported.
 */

/** Folders in which a library of the workspace may be installed. */
const INSTALLED = [...PUBLIC_PACKAGES, 'mfe-card', ''].map((folder) => inRoot(folder, 'node_modules'));

const readJson = async (/** @type {string} */ file) => JSON.parse(await readFile(file, 'utf8'));

/**
 * Unpacks the archives in `packages` for the code in `folder`.
 *
 * @param {string} packages
 * @param {string} folder
 * @param {{ peers?: boolean }} [settings] whether to link the peers as well, as `npx` installs them
 */
export async function unpackPackages(packages, folder, { peers = false } = {}) {
  /** @type {Record<string, string>} */
  const archives = await readJson(path.join(packages, 'packages.json'));
  for (const [name, file] of Object.entries(archives)) {
    const target = path.join(folder, 'node_modules', name);
    await mkdir(target, { recursive: true });
    const args = ['xzf', path.join(packages, file), '-C', target, '--strip-components=1'];
    await runOrFail(`${file} could not be unpacked.`, 'tar', args);
    await linkDependencies(target, folder, ['dependencies', ...(peers ? ['peerDependencies'] : [])]);
  }
}

/**
 * Links what the package.json in `from` declares into the `node_modules` of `folder`, with its commands.
 *
 * @param {string} from
 * @param {string} folder
 * @param {readonly string[]} [fields] of package.json
 */
export async function linkDependencies(from, folder, fields = ['dependencies', 'devDependencies']) {
  const manifest = await readJson(path.join(from, 'package.json'));
  const isOptional = (/** @type {string} */ name) => manifest.peerDependenciesMeta?.[name]?.optional === true;
  const names = fields.flatMap((field) => Object.keys(manifest[field] ?? {}));
  for (const name of names.filter((name) => !isOptional(name))) {
    const target = path.join(folder, 'node_modules', name);
    if (!existsSync(target)) {
      const source = INSTALLED.map((place) => path.join(place, name)).find((place) => existsSync(place));
      if (source === undefined) throw new Error(`${name} is installed for no package`);
      await mkdir(path.dirname(target), { recursive: true });
      await symlink(source, target);
    }
    await linkCommands(target, path.join(folder, 'node_modules', '.bin'));
  }
}

/** @param {string} installed @param {string} commands */
async function linkCommands(installed, commands) {
  const { name, bin = {} } = await readJson(path.join(installed, 'package.json'));
  const files = typeof bin === 'string' ? { [path.basename(name)]: bin } : bin;
  await mkdir(commands, { recursive: true });
  for (const [command, file] of Object.entries(files)) {
    const link = path.join(commands, command);
    if (!existsSync(link)) await symlink(path.join(installed, file), link);
  }
}

/** Runs a command as in a terminal in `folder`, without the settings of this test run. */
export function runOutside(
  /** @type {string} */ folder,
  /** @type {string} */ command,
  /** @type {readonly string[]} */ ...args
) {
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_|JEST_|INIT_CWD$)/i.test(name));
  return run(command, args, { cwd: folder, env: Object.fromEntries(own) });
}
