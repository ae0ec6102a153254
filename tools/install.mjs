import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { step } from './progress.mjs';
import { inRoot } from './root.mjs';
import { runOrFail } from './run-command.mjs';

const NOTE = inRoot('node_modules', '.airdex-installed');
/** The package manager's own record of what it has installed. */
const INSTALLED_LOCK = inRoot('node_modules', '.pnpm', 'lock.yaml');

/** Hash of everything that determines which packages are installed, and of what is. */
async function installState() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(await readFile(inRoot(file)));
  // Changes if somebody installs other packages by hand.
  hash.update(await readFile(INSTALLED_LOCK).catch(() => ''));
  return hash.digest('hex');
}

/** Records that the installed packages match the lock file. */
export const noteInstalled = async () => writeFile(NOTE, await installState());

/** Installs the dependencies of the lock file, unless they are already installed. */
export async function ensureInstalled() {
  const noted = await readFile(NOTE, 'utf8').catch(() => '');
  if (noted === (await installState())) return;
  const { packageManager } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
  await step('Installing dependencies', async () => {
    // An installation that is interrupted leaves other packages than the note says.
    await rm(NOTE, { force: true });
    await runOrFail(
      'The dependencies could not be installed. Check that the npm registry is reachable.',
      'npx',
      ['-y', packageManager, 'install', '--frozen-lockfile'],
      // With CI set, the package manager asks no questions, which nobody could answer here.
      { env: { ...process.env, CI: 'true' }, timeoutMinutes: 15 },
    );
    await noteInstalled();
  });
}
