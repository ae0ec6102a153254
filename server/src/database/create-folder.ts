import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Creates a folder and its parents. Not with the option `recursive`: on a read-only disk it reports that the folder does
 * not exist, and in /proc it never ends.
 */
export function createFolder(folder: string): void {
  if (isFolder(folder)) return;
  if (!existsSync(path.dirname(folder))) createFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
