import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { StepError } from './step-error.mjs';

/**
 * Creates the data folder unless it exists, and checks that this account can write to it, before any slow step begins.
 *
 * @param {string} folder absolute path
 */
export function checkDataFolder(folder) {
  try {
    create(folder);
    if (!statSync(folder).isDirectory()) throw new Error('it is not a folder');
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StepError(`The data folder ${folder} (DATA_DIR) can't be used: ${reason}.`);
  }
}

/**
 * Not with the option `recursive`: in /proc, which reports that a new folder does not exist, it never ends.
 *
 * @param {string} folder
 */
function create(folder) {
  if (existsSync(folder)) return;
  create(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have created it meanwhile. A dangling link does not count as existing.
    if (!existsSync(folder)) throw error;
  }
}
