import { mkdir, rm } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { CommandError } from '../command-error.ts';

/** Whether a folder is another one or contains it. */
function contains(folder: string, other: string): boolean {
  const path = relative(folder, other);
  return !path.startsWith('..') && !isAbsolute(path);
}

/**
 * Empties the output folder of a build. Needed before each build: webpack does not overwrite a file with a content
 * hash in its name, and finalizing has changed the file.
 * @param root folder of the package that is built
 * @throws CommandError if the folder contains the package or its sources
 */
export async function emptyFolder(folder: string, root: string): Promise<void> {
  if (contains(folder, root) || contains(folder, join(root, 'src')))
    throw new CommandError(`${folder} contains the sources, and a build empties its output folder`, {
      hint: 'Name another folder with --out, such as dist.',
      kind: 'usage',
    });
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}
