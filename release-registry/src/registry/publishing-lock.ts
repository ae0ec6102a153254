import { randomUUID } from 'node:crypto';
import { link, mkdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { RegistryError } from '../registry-error.ts';
import { isSystemError } from '../release/system-error.ts';
import { HEARTBEAT_MS, holderText, isAlive, readHolder } from './lock-holder.ts';
import type { Holder } from './lock-holder.ts';
import { lockFile } from './registry-layout.ts';

const RETRY_MS = 20;

/**
 * Takes the file of a holder that died away. Only one process can make the second name of that file, and it checks
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

/** Tries to take the lock. When somebody else has it, answers the time by the clock of the file system. */
async function tryToTake(
  file: string,
  token: string,
): Promise<{ taken: true } | { taken: false; now: number }> {
  // The content must be there as soon as the name is: write it under a name of our own, then link.
  const own = `${file}.${token}`;
  await writeFile(own, holderText(token));
  try {
    await link(own, file);
    return { taken: true };
  } catch (error) {
    if (!isSystemError(error, 'EEXIST')) throw error;
    return { taken: false, now: (await stat(own)).mtimeMs };
  } finally {
    await rm(own, { force: true });
  }
}

async function takeWithin(registry: string, file: string, token: string, patienceMs: number): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const attempt = await tryToTake(file, token);
    if (attempt.taken) return;
    const holder = await readHolder(file);
    if (holder !== undefined && !isAlive(holder, attempt.now)) await clearAway(file, holder);
    else if (Date.now() > deadline) {
      throw new RegistryError(
        'registry-busy',
        `Process ${holder?.process ?? 'unknown'} has been publishing into ${registry} for long`,
        { hint: `Try again; if no such process publishes, remove ${file}` },
      );
    } else await delay(RETRY_MS);
  }
}

/**
 * Runs `work` while no other process, of this machine or of one that shares the folder, and no other call in this one,
 * publishes into `registry`.
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
  await takeWithin(registry, file, randomUUID(), patienceMs);
  const heartbeat = setInterval(() => {
    const now = new Date();
    // A missed beat is no failure: the next one follows.
    void utimes(file, now, now).catch(() => undefined);
  }, HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    await rm(file, { force: true });
  }
}
