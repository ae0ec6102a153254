import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { undefinedWhenMissing } from '../release/system-error.ts';
import { hasExited, ownTokens } from './lock-holder.ts';
import { stagingFolder } from './registry-layout.ts';
import { PID_NAMESPACE } from './pid-namespace.ts';

/** Prefix of the names that removed releases have until their files are deleted. */
export const PRUNED_PREFIX = 'pruned-';
/** No upload or publication takes this long. */
const ABANDONED_AFTER_MS = 24 * 60 * 60_000;
/** Hash of {@link PID_NAMESPACE}, short enough for the name of a folder. Null: the namespace is unknown. */
const NAMESPACE_HASH =
  PID_NAMESPACE === null ? null : createHash('sha256').update(PID_NAMESPACE).digest('hex').slice(0, 16);

/** Whether the folder belongs to a process of this namespace that no longer uses it. */
function isAbandoned(name: string): boolean {
  const [namespace, process, token = ''] = name.split('.');
  return (
    NAMESPACE_HASH !== null && namespace === NAMESPACE_HASH && hasExited({ process: Number(process), token })
  );
}

/**
 * Deletes pruned releases, and the remains of interrupted publications: at once if their process ran on this machine,
 * otherwise after a day. Keeps folders in use.
 * @param now milliseconds since the epoch
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

/** Runs `work` with a new staging folder in the registry, and removes the folder afterwards. */
export async function withStagingFolder<Result>(
  registry: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  // Publishing continues if something cannot be removed, or another process is removing it.
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
