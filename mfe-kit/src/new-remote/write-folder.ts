import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../command-error.ts';

/** @throws CommandError when there is a file or folder of this name. */
export async function checkFree(parent: string, name: string): Promise<void> {
  const isThere = await stat(join(parent, name)).then(
    () => true,
    () => false,
  );
  if (isThere) throw nameTaken(name);
}

export function nameTaken(name: string): CommandError {
  return new CommandError(`${name} already exists`, { hint: 'Choose another name.', kind: 'refused' });
}

/**
 * Creates a folder, which gets its name only when it is complete, so that nobody sees an incomplete remote.
 * @returns its path and the result of `write`
 */
export async function writeFolder<Result>(
  parent: string,
  name: string,
  write: (folder: string) => Promise<Result>,
): Promise<{ readonly folder: string; readonly result: Result }> {
  const folder = join(parent, name);
  const around = await mkdtemp(join(parent, `.${name}-`));
  try {
    // Only the user may read a temporary folder; this one has the usual permissions.
    const draft = join(around, name);
    await mkdir(draft);
    const result = await write(draft);
    await rename(draft, folder);
    return { folder, result };
  } finally {
    await rm(around, { recursive: true, force: true });
  }
}
