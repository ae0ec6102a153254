import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseLog } from '../database.ts';
import { DatabaseUnavailable } from '../database-unavailable.ts';
import type { DiskWatch } from './disk-watch.ts';
import { startWorker, type RunningWorker } from './running-worker.ts';

interface Listener {
  onBytes(bytes: Buffer): void;
  onEnd(error?: Error): void;
}

/** How long to wait before restarting a thread that could not open its database, milliseconds. */
const RESTART_AFTER = 1_000;

/**
 * PGlite's thread, as its owner sees it. If it dies, it is replaced: pending queries reject with `DatabaseUnavailable`,
 * later ones wait for the new thread.
 */
export interface PgliteThread {
  attach(connection: number, listener: Listener): void;
  detach(connection: number): void;
  send(connection: number, bytes: Uint8Array<ArrayBuffer>): void;
  /** Ends the thread as a crash does: immediately, whatever it is doing. For tests. */
  kill(): Promise<void>;
  /** Checkpoints, closes the database, ends the thread and releases the folder. */
  close(): Promise<void>;
}

interface ThreadOptions {
  readonly disk: DiskWatch;
  readonly log: DatabaseLog | undefined;
}

/** Starts the thread and resolves once the database in `folder` is open; rejects with `UnusableDataFolderError`. */
export async function startPgliteThread(folder: string, { disk, log }: ThreadOptions): Promise<PgliteThread> {
  const listeners = new Map<number, Listener>();
  const closing = new AbortController();

  const start = (): RunningWorker =>
    startWorker(folder, (connection, bytes) => listeners.get(connection)?.onBytes(bytes));
  /** A dead thread never settles its pending queries. */
  const endAll = (failure: Error | null): void => {
    const error = failure === null ? undefined : new DatabaseUnavailable(failure);
    for (const listener of [...listeners.values()]) listener.onEnd(error);
  };
  let current = start();
  await current.ready;

  const keepRunning = async (): Promise<void> => {
    for (;;) {
      const failure = await current.ended;
      endAll(failure);
      if (closing.signal.aborted) return;
      log?.error({ err: failure }, 'the database thread ended and is replaced');
      // Without space the next one would end in the same way.
      await disk.untilRoom();
      if (closing.signal.aborted) return;
      current = start();
      if (await isReady(current)) continue;
      endAll(await current.ended);
      await pause(RESTART_AFTER, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };
  const running = keepRunning();

  return {
    attach(connection, listener) {
      listeners.set(connection, listener);
      if (!current.hasEnded) return;
      const error = closing.signal.aborted
        ? new Error('The database is closed')
        : new DatabaseUnavailable(whyReplaced(disk));
      process.nextTick(() => listener.onEnd(error));
    },
    detach(connection) {
      listeners.delete(connection);
      current.post({ kind: 'disconnect', connection });
    },
    send: (connection, bytes) => current.post({ kind: 'bytes', bytes, connection }, [bytes.buffer]),
    kill: () => current.terminate(),
    async close() {
      closing.abort();
      disk.stop();
      const isOpen = !current.hasEnded;
      if (isOpen) current.post({ kind: 'close' });
      const failure = await current.ended;
      await running;
      if (isOpen && failure) throw new DatabaseUnavailable(failure);
    },
  };
}

function whyReplaced(disk: DiskWatch): Error {
  const problem = disk.problem();
  return problem === 'disk-full'
    ? Object.assign(new Error('no room for the database'), { code: 'ENOSPC' })
    : new Error(problem === null ? 'The database thread is being replaced' : 'The disk takes no writes');
}

async function isReady(worker: RunningWorker): Promise<boolean> {
  return worker.ready.then(
    () => true,
    () => false,
  );
}
