import { mkdir, rm } from 'node:fs/promises';

/**
 * Empties the output folder of a build. Needed before each build: webpack does not overwrite a file with a content
 * hash in its name, and finalizing has changed the file.
 */
export async function emptyFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}
