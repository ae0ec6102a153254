import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AttachedFile } from '../../administration/index.ts';
import { createFolder } from '../../database/create-folder.ts';
import { naming } from './read-source-files.ts';

/** Writes files below a folder, which is created if necessary. Replaces files with the same path; others stay. */
export async function writeFiles(folder: string, files: readonly AttachedFile[]): Promise<void> {
  for (const { path: below, base64 } of files) {
    const file = path.join(folder, below);
    await naming(path.dirname(file), async () => createFolder(path.dirname(path.resolve(file))));
    await naming(file, () => writeFile(file, base64, 'base64'));
  }
}
