import { mkdir, rm } from 'node:fs/promises';
import { isAbsolute, relative } from 'node:path';
import { CommandError } from '../command-error.ts';

/**
 * Empties the output folder of a build. Needed before each build: webpack does not overwrite a file with a content
 * hash in its name, and finalizing has changed the file.
 * @param root folder of the package that is built
 * @throws CommandError if the folder contains the package
 */
export async function emptyFolder(folder: string, root: string): Promise<void> {
  const pathOfPackage = relative(folder, root);
  if (!pathOfPackage.startsWith('..') && !isAbsolute(pathOfPackage))
    throw new CommandError(`${folder} contains the package, and a build empties its output folder`, {
      hint: 'Name another folder with --out, such as dist.',
      kind: 'usage',
    });
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}
