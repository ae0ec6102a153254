import { open } from 'node:fs/promises';
import { isSystemError, undefinedWhenMissing } from '../release/system-error.ts';
import { PID_NAMESPACE } from './pid-namespace.ts';

/** The holder of a lock, according to the lock file. */
export interface Holder {
  readonly process: number;
  readonly token: string;
  /** {@link PID_NAMESPACE} of `process`; empty: unknown. */
  readonly namespace: string;
  /** Time of its last heartbeat by the file system's clock, in milliseconds. */
  readonly seen: number;
}

/** Interval of a holder's heartbeat, in milliseconds. */
export const HEARTBEAT_MS = 3_000;
/** A holder without a heartbeat for this long has lost the lock. */
export const DEAD_AFTER_MS = 30_000;

/** Tokens of the locks and staging folders that calls of this process hold or are waiting for. */
export const ownTokens = new Set<string>();

/** The text of a lock file. */
export function holderText({ process: process_, token, namespace }: Omit<Holder, 'seen'>): string {
  return `${process_} ${token} ${namespace}`;
}

/** The text of a lock file of this process. */
export function ownText(token: string): string {
  return holderText({ process: process.pid, token, namespace: PID_NAMESPACE ?? '' });
}

/** Reads who holds the lock `file`; undefined: nobody. */
export async function readHolder(file: string): Promise<Holder | undefined> {
  // Opens the file, because a network file system then asks its server instead of its cache.
  const handle = await undefinedWhenMissing(open(file, 'r'));
  if (handle === undefined) return undefined;
  try {
    const text = await handle.readFile('utf8');
    const { mtimeMs } = await handle.stat();
    const [process_, token = '', namespace = ''] = text.split(' ');
    return { process: Number(process_), token, namespace, seen: mtimeMs };
  } finally {
    await handle.close();
  }
}

/** Whether a process of this namespace has certainly ended. False if another process has reused its id. */
export function hasExited({ process: process_, token }: Pick<Holder, 'process' | 'token'>): boolean {
  if (process_ === process.pid) return !ownTokens.has(token);
  try {
    process.kill(process_, 0);
    return false;
  } catch (error) {
    // EPERM: the process is alive and belongs to another user.
    return !isSystemError(error, 'EPERM');
  }
}

/**
 * Whether the holder is alive: its heartbeat is recent, and its process exists if it runs on this machine.
 * @param now time of the file system's clock, in milliseconds
 */
export function isAlive(holder: Holder, now: number): boolean {
  if (now - holder.seen >= DEAD_AFTER_MS) return false;
  return holder.namespace === '' || holder.namespace !== PID_NAMESPACE || !hasExited(holder);
}
