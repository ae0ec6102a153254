import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseLog } from '../database.ts';
import { diskProblem, ROOM_TO_RUN, type DiskProblem } from './disk-room.ts';

/** Polling interval for disk space, milliseconds. */
const POLL_MS = 1_000;

/** Knows whether the embedded database has space to write. Checks only after a failed write. */
export interface DiskWatch {
  /** The current problem; null if none is known. */
  problem(): DiskProblem | null;
  /**
   * After a failed write: checks for space until there is some. Resolves then, or once the watch is stopped.
   */
  untilRoom(): Promise<void>;
  stop(): void;
}

export function watchDisk(folder: string, log: DatabaseLog | undefined): DiskWatch {
  const stopped = new AbortController();
  let current: DiskProblem | null = null;
  let polling: Promise<void> | null = null;

  const poll = async (): Promise<void> => {
    for (;;) {
      const found = await diskProblem(folder, ROOM_TO_RUN);
      if (found !== null && found !== current)
        log?.error({ folder, problem: found }, 'the database cannot write: its disk is full or read-only');
      else if (found === null && current !== null) log?.warn({ folder }, 'the database can write again');
      current = found;
      if (found === null || stopped.signal.aborted) return;
      await pause(POLL_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
      if (stopped.signal.aborted) return;
    }
  };
  return {
    problem: () => current,
    untilRoom() {
      polling ??= poll().finally(() => {
        polling = null;
      });
      return polling;
    },
    stop: () => stopped.abort(),
  };
}
