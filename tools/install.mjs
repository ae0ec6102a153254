import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { step } from './progress.mjs';
import { inRoot } from './root.mjs';
import { runOrFail } from './run-command.mjs';

const NOTE = inRoot('node_modules', '.airdex-installed');

/** Hash of everything that determines which packages are installed. */
async function installInputs() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(await readFile(inRoot(file)));
  return hash.digest('hex');
}

/** Records that the installed packages match the lock file. */
export const noteInstalled = async () => writeFile(NOTE, await installInputs());

/** Installs the dependencies of the lock file, unless they are already installed. */
export async function ensureInstalled() {
  const inputs = await installInputs();
  const noted = await readFile(NOTE, 'utf8').catch(() => '');
  if (noted === inputs) return;
  const { packageManager } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
  await step('Installing dependencies', async () => {
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
