import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '..', '..');

/** The command line of the kit, as teams call it. */
export const MFE = path.join(
  import.meta.dirname,
  '..',
  'node_modules',
  '@airdex',
  'mfe-kit',
  'bin',
  'mfe.mjs',
);

/** Folders of the shell and of the product's remotes. */
export type PackageName =
  | 'shell'
  | 'mfe-search'
  | 'mfe-card'
  | 'mfe-account'
  | 'mfe-collections'
  | 'mfe-releases';

/** Folder of one of our packages. */
export const packageFolder = (name: PackageName) => path.join(ROOT, name);

/** Runs `mfe` with the given arguments. Resolves to its output. Rejects with its messages. */
export async function mfe(args: readonly string[], cwd: string = ROOT): Promise<string> {
  const { stdout } = await run(process.execPath, ['--disable-warning=ExperimentalWarning', MFE, ...args], {
    cwd,
    // Playwright sets it for its own process. A build must not inherit it.
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return stdout;
}

/** Whether a folder of the repository is built by `mfe build`: the shell or a remote, also a new one. */
function isBuilt(folder: string): boolean {
  const file = path.join(ROOT, folder, 'package.json');
  if (!existsSync(file)) return false;
  const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts?: { build?: string } };
  return scripts?.build?.startsWith('mfe ') === true;
}

/** Publishes what is built of the shell and of all remotes as one composition. */
export async function publishBuilds(registry: string): Promise<void> {
  const builds = readdirSync(ROOT)
    .filter(isBuilt)
    .map((folder) => path.join(ROOT, folder, 'dist'));
  const missing = builds.filter((folder) => !existsSync(folder));
  if (missing.length > 0) throw new Error(`Not built: ${missing.join(', ')}. Run "npm run build" first.`);
  await mfe(['publish', '--registry', registry, '--from', ...builds]);
}
