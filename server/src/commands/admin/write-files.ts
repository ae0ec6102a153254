import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AttachedFile } from '../../administration/index.ts';
import { naming } from './read-source-files.ts';

/** Writes files below a folder, which is created. Files of the same path are replaced, others stay. */
export async function writeFiles(folder: string, files: readonly AttachedFile[]): Promise<void> {
  for (const { path: below, base64 } of files) {
    const file = path.join(folder, below);
    await naming(file, async () => {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, base64, 'base64');
    });
  }
}
