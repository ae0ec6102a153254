import { cp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { undefinedWhenMissing } from '@airdex/release-registry';

/** Removes what is in a folder, but not the folder, which may be a mount point. */
export async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    await rm(path.join(folder, name), { recursive: true, force: true });
}

/** Moves what is in one folder, if it exists, to another, which may be on another disk. */
export async function moveContent(from: string, to: string): Promise<void> {
  for (const name of (await undefinedWhenMissing(readdir(from))) ?? []) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    try {
      await rename(source, target);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
      await cp(source, target, { recursive: true, preserveTimestamps: true });
    }
  }
}
