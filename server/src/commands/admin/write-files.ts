import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AttachedFile } from '../../administration/index.ts';
import { naming } from './read-source-files.ts';

/** Writes files below a folder, which is created if necessary. Replaces files with the same path; others stay. */
export async function writeFiles(folder: string, files: readonly AttachedFile[]): Promise<void> {
  for (const { path: below, base64 } of files) {
    const file = path.join(folder, below);
    await naming(path.dirname(file), () => makeFolder(path.dirname(path.resolve(file))));
    await naming(file, () => writeFile(file, base64, 'base64'));
  }
}

/** Creates a folder and its parents. Node's own `recursive` never ends in `/proc`, where no folder can be created. */
async function makeFolder(folder: string): Promise<void> {
  const isThere = (place: string) =>
    stat(place).then(
      () => true,
      () => false,
    );
  if (await isThere(folder)) return;
  await makeFolder(path.dirname(folder));
  await mkdir(folder).catch(async (error: unknown) => {
    // Another process may have created it.
    if (!(await isThere(folder))) throw error;
  });
}
