import { existsSync } from 'node:fs';
import { run } from './run-command.mjs';
import { step } from './progress.mjs';

/** Whether this system is Debian or derived from it, and this account may install packages. */
const canInstallPackages = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/**
 * Installs Debian packages if possible.
 *
 * @param {readonly string[]} names
 * @returns {Promise<boolean>} whether they are installed now
 */
export async function installPackages(...names) {
  if (!canInstallPackages()) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {string[]} */ ...args) => run('apt-get', args, { env, timeoutMinutes: 10 });
  return step(`Installing ${names.join(', ')} from Debian`, async () => {
    const install = ['install', '-y', '--no-install-recommends', ...names];
    // The package lists of a new machine are missing or old. Current lists need not be fetched.
    if ((await apt(...install)).code === 0) return true;
    await apt('update');
    return (await apt(...install)).code === 0;
  });
}
