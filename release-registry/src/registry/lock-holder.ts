import { open } from 'node:fs/promises';
import { isSystemError, undefinedWhenMissing } from '../release/system-error.ts';
import { PID_NAMESPACE } from './pid-namespace.ts';

/** What the lock file says of who holds it. */
export interface Holder {
  readonly process: number;
  readonly token: string;
  /** Where `process` is a process ({@link PID_NAMESPACE}); empty: not known. */
  readonly namespace: string;
  /** When it last showed that it lives, milliseconds by the clock of the file system. */
  readonly seen: number;
}

/** How often a holder shows that it lives. */
export const HEARTBEAT_MS = 3_000;
/** Without a heartbeat for so long, a holder has died, or has to let go. */
export const DEAD_AFTER_MS = 30_000;

/** Tokens that calls of this process hold a lock or a staging folder by, or try to. */
export const ownTokens = new Set<string>();

/** The text of a lock file. */
export function holderText({ process: process_, token, namespace }: Omit<Holder, 'seen'>): string {
  return `${process_} ${token} ${namespace}`;
}

/** The text of a lock file of this process. */
export function ownText(token: string): string {
  return holderText({ process: process.pid, token, namespace: PID_NAMESPACE ?? '' });
}

/** Who holds the lock `file`; undefined: nobody. */
export async function readHolder(file: string): Promise<Holder | undefined> {
  // Opened, for a network file system then asks its server instead of what it remembers.
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

/** Whether a process of this namespace is gone for certain. A number may be in use again: then it only seems to be there. */
export function hasExited({ process: process_, token }: Pick<Holder, 'process' | 'token'>): boolean {
  if (process_ === process.pid) return !ownTokens.has(token);
  try {
    process.kill(process_, 0);
    return false;
  } catch (error) {
    // A process of another user is alive as well.
    return !isSystemError(error, 'EPERM');
  }
}

/**
 * Whether the holder lives: it has to show it, wherever it runs. Of a process beside this one the system may know
 * earlier that it is gone.
 * @param now milliseconds by the clock of the file system, which is no machine's own
 */
export function isAlive(holder: Holder, now: number): boolean {
  if (now - holder.seen >= DEAD_AFTER_MS) return false;
  return holder.namespace === '' || holder.namespace !== PID_NAMESPACE || !hasExited(holder);
}
