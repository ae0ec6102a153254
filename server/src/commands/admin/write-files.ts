import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AttachedFile } from '../../administration/index.ts';
import { naming } from './read-source-files.ts';

/** Writes files below a folder, which is created. Files of the same path are replaced, others stay. */
export async function writeFiles(folder: string, files: readonly AttachedFile[]): Promise<void> {
  for (const { path: below, base64 } of files) {
    const file = path.join(folder, below);
    await naming(path.dirname(file), () => makeFolder(path.dirname(path.resolve(file))));
    await naming(file, () => writeFile(file, base64, 'base64'));
  }
}

/** Creates a folder and those above it. Node's own `recursive` never ends in `/proc`, where none can be created. */
async function makeFolder(folder: string): Promise<void> {
  const isThere = (place: string) =>
    stat(place).then(
      () => true,
      () => false,
    );
  if (await isThere(folder)) return;
  await makeFolder(path.dirname(folder));
  await mkdir(folder).catch(async (error: unknown) => {
    // Something else may have created it.
    if (!(await isThere(folder))) throw error;
  });
}
