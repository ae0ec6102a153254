import { readFile, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { isSystemError, undefinedWhenMissing } from '../release/system-error.ts';

/** What the lock file says of who holds it. */
export interface Holder {
  readonly process: number;
  readonly token: string;
  readonly machine: string;
  /** When it last showed that it lives, milliseconds by the clock of the file system. */
  readonly seen: number;
}

/** How often a holder shows that it lives. */
export const HEARTBEAT_MS = 3_000;
/** Without a heartbeat for so long, a holder on another machine has died. */
export const DEAD_AFTER_MS = 30_000;

/** The text of a lock file of this process. */
export function holderText(token: string): string {
  return `${process.pid} ${token} ${hostname()}`;
}

/** Who holds the lock `file`; undefined: nobody. */
export async function readHolder(file: string): Promise<Holder | undefined> {
  const [text, found] = await Promise.all([
    undefinedWhenMissing(readFile(file, 'utf8')),
    undefinedWhenMissing(stat(file)),
  ]);
  if (text === undefined || found === undefined) return undefined;
  const [process_, token = '', machine = ''] = text.split(' ');
  return { process: Number(process_), token, machine, seen: found.mtimeMs };
}

function isProcessAlive(process_: number): boolean {
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    // A process of another user is alive as well.
    return isSystemError(error, 'EPERM');
  }
}

/**
 * Whether the holder lives. Of this machine's processes the system knows; one of another machine, which shares the
 * folder, has to show it.
 * @param now milliseconds by the clock of the file system, which is no machine's own
 */
export function isAlive(holder: Holder, now: number): boolean {
  if (holder.machine === hostname()) return isProcessAlive(holder.process);
  return now - holder.seen < DEAD_AFTER_MS;
}
