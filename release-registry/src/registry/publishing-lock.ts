import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { RegistryError } from '../registry-error.ts';
import { isSystemError, undefinedWhenMissing } from '../release/system-error.ts';
import { lockFile } from './registry-layout.ts';

/** What the lock file says of the process that holds it. */
interface Holder {
  readonly process: number;
  readonly token: string;
}

const RETRY_MS = 20;

function isAlive(process_: number): boolean {
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    // A process of another user is alive as well.
    return isSystemError(error, 'EPERM');
  }
}

async function readHolder(file: string): Promise<Holder | undefined> {
  const text = await undefinedWhenMissing(readFile(file, 'utf8'));
  if (text === undefined) return undefined;
  const [process_, token] = text.split(' ');
  return { process: Number(process_), token: token ?? '' };
}

/**
 * Takes the file of a process that died away. Only one process can make the second name of that file, and it checks
 * that this is still the dead one's: so a lock that was taken in the meantime is never removed.
 */
async function clearAway(file: string, dead: Holder): Promise<void> {
  const secondName = `${file}.${dead.token}`;
  try {
    await link(file, secondName);
  } catch {
    return;
  }
  try {
    if ((await readHolder(secondName))?.token === dead.token) await rm(file, { force: true });
  } finally {
    await rm(secondName, { force: true });
  }
}

async function tryToTake(file: string, token: string): Promise<boolean> {
  // The content must be there as soon as the name is: write it under a name of our own, then link.
  const own = `${file}.${token}`;
  await writeFile(own, `${process.pid} ${token}`);
  try {
    await link(own, file);
    return true;
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(own, { force: true });
  }
}

/**
 * Runs `work` while no other process, and no other call in this one, publishes into `registry`.
 * @param patienceMs how long to wait for the lock, in milliseconds
 * @throws RegistryError when another publisher holds the lock for longer.
 */
export async function withPublishingLock<Result>(
  registry: string,
  work: () => Promise<Result>,
  patienceMs = 15_000,
): Promise<Result> {
  await mkdir(registry, { recursive: true });
  const file = lockFile(registry);
  const token = randomUUID();
  const deadline = Date.now() + patienceMs;
  while (!(await tryToTake(file, token))) {
    const holder = await readHolder(file);
    if (holder !== undefined && !isAlive(holder.process)) await clearAway(file, holder);
    else if (Date.now() > deadline) {
      throw new RegistryError(
        'registry-busy',
        `Process ${holder?.process ?? 'unknown'} has been publishing into ${registry} for long`,
        {
          hint: `Try again; if no such process publishes, remove ${file}`,
        },
      );
    } else await delay(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}
