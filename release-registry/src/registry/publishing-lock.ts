import { randomUUID } from 'node:crypto';
import { link, mkdir, open, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { RegistryError } from '../registry-error.ts';
import { isSystemError } from '../release/system-error.ts';
import { removeStaleLock } from './remove-stale-lock.ts';
import { startHeartbeat } from './heartbeat.ts';
import { DEAD_AFTER_MS, isAlive, ownTokens, ownText, readHolder } from './lock-holder.ts';
import { lockFile } from './registry-layout.ts';

const RETRY_MS = 20;
/** Longer than a dead holder keeps the lock, so that it makes no publisher fail. */
const LOCK_TIMEOUT_MS = DEAD_AFTER_MS + 10_000;

/** Tries to take the lock. Returns whether it succeeded, and the time of the file system's clock, in milliseconds. */
async function tryToAcquire(
  file: string,
  token: string,
): Promise<{ readonly taken: boolean; readonly now: number }> {
  // The lock file must never be empty: writes the content to a file with another name, then links it.
  const own = `${file}.${token}`;
  try {
    await writeFile(own, ownText(token));
    const now = (await stat(own)).mtimeMs;
    const taken = await link(own, file).then(
      () => true,
      (error: unknown) => {
        if (!isSystemError(error, 'EEXIST')) throw error;
        return false;
      },
    );
    return { taken, now };
  } finally {
    await rm(own, { force: true });
  }
}

async function acquireLock(registry: string, file: string, token: string, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const { taken, now } = await tryToAcquire(file, token);
    if (taken) return;
    const holder = await readHolder(file);
    if (holder !== undefined && !isAlive(holder, now)) {
      await removeStaleLock(file, holder, now);
    } else if (Date.now() > deadline) {
      throw new RegistryError(
        'registry-busy',
        `Process ${holder?.process ?? 'unknown'} has been publishing to ${registry} for a long time`,
        { hint: 'Try again. The lock of a process that has ended expires by itself' },
      );
    }
    await delay(RETRY_MS);
  }
}

/** The lock while it is held. `checkHeld` throws if it was lost: call it right before anything irreversible. */
export interface HeldLock {
  readonly checkHeld: () => Promise<void>;
}

/** Runs `work` while `token` holds the lock `file`, then releases the lock unless another process took it over. */
async function whileHeld<Result>(
  file: string,
  token: string,
  work: (lock: HeldLock) => Promise<Result>,
): Promise<Result> {
  const isHeld = async () => (await readHolder(file))?.token === token;
  const handle = await open(file, 'r+');
  const stopHeartbeat = startHeartbeat(handle, ownText(token));
  try {
    return await work({
      checkHeld: async () => {
        if (await isHeld()) return;
        throw new RegistryError(
          'registry-busy',
          'Another process took over publishing, because this one paused for too long',
          { hint: 'This process changed nothing. Check `mfe status`, then try again.' },
        );
      },
    });
  } finally {
    await stopHeartbeat();
    await handle.close();
    if (await isHeld()) await rm(file, { force: true });
  }
}

/**
 * Runs `work` with the publishing lock of `registry`. It excludes other calls in this process and all other processes,
 * including those of other machines that share the folder.
 * @param timeoutMs how long to wait for a live holder, in milliseconds
 * @throws RegistryError `registry-busy` if another publisher holds the lock for longer, or took it over
 */
export async function withPublishingLock<Result>(
  registry: string,
  work: (lock: HeldLock) => Promise<Result>,
  timeoutMs: number = LOCK_TIMEOUT_MS,
): Promise<Result> {
  await mkdir(registry, { recursive: true });
  const file = lockFile(registry);
  const token = randomUUID();
  ownTokens.add(token);
  try {
    await acquireLock(registry, file, token, timeoutMs);
    return await whileHeld(file, token, work);
  } finally {
    ownTokens.delete(token);
  }
}
