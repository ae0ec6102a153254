import { mkdir, readdir, rm } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { REMOTE_MANIFEST_FILE, SHELL_MANIFEST_FILE } from '@airdex/shared-contracts/composition';
import { FEDERATION_MANIFEST_FILE } from '../webpack-preset/federation-manifest-file.ts';
import { CommandError } from '../command-error.ts';

/** Whether a folder is another one or contains it. */
function contains(folder: string, other: string): boolean {
  const path = relative(folder, other);
  return !path.startsWith('..') && !isAbsolute(path);
}

/** A file of each build. */
const MARKS = [REMOTE_MANIFEST_FILE, SHELL_MANIFEST_FILE, FEDERATION_MANIFEST_FILE];

/** Whether nothing is lost with a folder: a build, or what a failed one left in the default folder. */
async function isDisposable(folder: string, root: string): Promise<boolean> {
  if (relative(folder, join(root, 'dist')) === '') return true;
  const names: readonly string[] = await readdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  return names.length === 0 || MARKS.some((mark) => names.includes(mark));
}

/**
 * Empties the output folder of a build. Needed before each build: webpack does not overwrite a file with a content
 * hash in its name, and finalizing has changed the file.
 * @param root folder of the package that is built
 * @throws CommandError if the folder contains sources of the package, or files that are not a build
 */
export async function emptyFolder(folder: string, root: string): Promise<void> {
  const sources = join(root, 'src');
  if (contains(folder, root) || contains(folder, sources) || contains(sources, folder))
    throw new CommandError(`${folder} contains the sources, and a build empties its output folder`, {
      hint: 'Name another folder with --out, such as dist.',
      kind: 'usage',
    });
  if (!(await isDisposable(folder, root)))
    throw new CommandError(
      `${folder} contains files that are no build, and a build empties its output folder`,
      {
        hint: 'Name another folder with --out, or remove the files.',
        kind: 'usage',
      },
    );
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}
