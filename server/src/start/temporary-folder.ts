import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder's name contains the id of its process, so that a later one can detect leftovers. */
const NAME = /^airdex-server-(\d+)-/;

/**
 * Creates a temporary folder for this process, and removes those of killed servers. Browsers that print store
 * their profiles in it.
 * @returns removes the folder
 */
export async function useOwnTemporaryFolder(environment: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const parent = tmpdir();
  await removeAbandoned(parent);
  const folder = await mkdtemp(path.join(parent, `airdex-server-${process.pid}-`));
  environment['TMPDIR'] = folder;
  return () => remove(folder);
}

const remove = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });

/** A folder with this process's own id belongs to an earlier process with the same id, as in a container. */
async function removeAbandoned(parent: string): Promise<void> {
  const abandoned = (await readdir(parent)).filter((name) => {
    const pid = Number(NAME.exec(name)?.[1] ?? 0);
    return pid > 0 && (pid === process.pid || !isRunning(pid));
  });
  // Other accounts' folders can't be removed, and must not be.
  await Promise.all(abandoned.map((name) => remove(path.join(parent, name)).catch(() => undefined)));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
