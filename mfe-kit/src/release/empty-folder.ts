import { mkdir, rm } from 'node:fs/promises';

/**
 * Empties the folder that a build writes to. Needed before each build: webpack leaves a file with a content hash in
 * its name as it finds it, and finalizing has changed it.
 */
export async function emptyFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}
