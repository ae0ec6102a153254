import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder's name carries the process that it belongs to, so that a later one can tell what was left behind. */
const NAME = /^airdex-server-(\d+)-/;

/**
 * Gives this process a temporary folder of its own, and removes those of servers that were killed. Browsers that print
 * keep their profiles in it.
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

/** A folder with this process's own id is from an earlier process that had the same one, as in a container. */
async function removeAbandoned(parent: string): Promise<void> {
  const abandoned = (await readdir(parent)).filter((name) => {
    const pid = Number(NAME.exec(name)?.[1] ?? 0);
    return pid > 0 && (pid === process.pid || !isRunning(pid));
  });
  // What belongs to another account can't be removed, and is not ours to remove.
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
