import { existsSync } from 'node:fs';
import { run } from './run-command.mjs';
import { step } from './progress.mjs';

/** Whether this is Debian or a relative of it, and we may install packages. */
export const canInstallPackages = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/**
 * Installs Debian packages if that is possible here.
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
    // The lists of a fresh machine are empty or old; an up-to-date one need not fetch them.
    if ((await apt(...install)).code === 0) return true;
    await apt('update');
    return (await apt(...install)).code === 0;
  });
}
