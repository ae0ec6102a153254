import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { undefinedWhenMissing } from '../release/system-error.ts';
import { hasExited, ownTokens } from './lock-holder.ts';
import { stagingFolder } from './registry-layout.ts';
import { PID_NAMESPACE } from './pid-namespace.ts';

/** What is removed from the registry waits under such a name for its files to be deleted. */
export const PRUNED_PREFIX = 'pruned-';
/** No upload and no publication takes this long, wherever it runs. */
const ABANDONED_AFTER_MS = 24 * 60 * 60_000;
/** {@link PID_NAMESPACE}, short enough for the name of a folder. Null: process numbers say nothing. */
const NAMESPACE_HASH =
  PID_NAMESPACE === null ? null : createHash('sha256').update(PID_NAMESPACE).digest('hex').slice(0, 16);

/** Whether the process that made the folder runs beside this one, and does not use it any more. */
function isAbandoned(name: string): boolean {
  const [namespace, process, token = ''] = name.split('.');
  return (
    NAMESPACE_HASH !== null && namespace === NAMESPACE_HASH && hasExited({ process: Number(process), token })
  );
}

/**
 * Removes what was pruned, and what publications left behind whose process ended half-way: at once when it ran beside
 * this one, after a day when it ran elsewhere. What is in use stays.
 * @param now milliseconds of the epoch
 */
export async function clearStaging(registry: string, now = Date.now()): Promise<void> {
  const staging = stagingFolder(registry);
  for (const name of (await undefinedWhenMissing(readdir(staging))) ?? []) {
    const folder = join(staging, name);
    const { mtimeMs } = (await undefinedWhenMissing(stat(folder))) ?? { mtimeMs: now };
    if (name.startsWith(PRUNED_PREFIX) || isAbandoned(name) || now - mtimeMs > ABANDONED_AFTER_MS)
      await rm(folder, { recursive: true, force: true });
  }
}

/** Runs `work` with a folder of its own in the registry, and removes that folder afterwards. */
export async function withStagingFolder<Result>(
  registry: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  // What can't be removed, or is being removed by somebody else, is no reason not to publish.
  await clearStaging(registry).catch(() => undefined);
  const token = randomUUID();
  const folder = join(stagingFolder(registry), `${NAMESPACE_HASH ?? 'unknown'}.${process.pid}.${token}`);
  ownTokens.add(token);
  try {
    await mkdir(folder, { recursive: true });
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
    ownTokens.delete(token);
  }
}
