import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { step } from './progress.mjs';
import { inRoot } from './root.mjs';
import { runOrFail } from './run-command.mjs';

const NOTE = inRoot('node_modules', '.airdex-installed');

/** What the installed packages follow from. */
async function installInputs() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(await readFile(inRoot(file)));
  return hash.digest('hex');
}

/** Notes that what is installed is what the lock file has. */
export const noteInstalled = async () => writeFile(NOTE, await installInputs());

/** Installs the dependencies as the lock file has them, unless they are there already. */
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
      // No question can be answered here: with CI set, the package manager asks none.
      { env: { ...process.env, CI: 'true' }, timeoutMinutes: 15 },
    );
    await noteInstalled();
  });
}
