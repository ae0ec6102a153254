import fs from 'node:fs';

/** Syncs a folder's list of names to the disk, if the system can (Windows does so automatically). */
export function syncNames(folder: string): void {
  if (process.platform !== 'win32') syncPath(folder, 'r');
}

/** Syncs a file or folder to the disk, opened with these flags. */
export function syncPath(file: string, flags: string): void {
  const descriptor = fs.openSync(file, flags);
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
