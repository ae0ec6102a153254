import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseLog } from '../database.ts';
import { DatabaseUnavailable } from '../database-unavailable.ts';
import type { DiskWatch } from './disk-watch.ts';
import type { PgliteSource } from './pglite-messages.ts';
import { startWorker, type RunningWorker } from './running-worker.ts';

interface Listener {
  onBytes(bytes: Buffer): void;
  onEnd(error?: Error): void;
}

/** How long to wait before restarting a thread that could not open its database, milliseconds. */
const RESTART_AFTER = 1_000;

/**
 * PGlite's thread, as its owner sees it. If it dies and its database is in a folder, it is replaced: pending queries
 * reject with `DatabaseUnavailable`, later ones wait for the new thread. A database in memory dies with its thread.
 */
export interface PgliteThread {
  attach(connection: number, listener: Listener): void;
  detach(connection: number): void;
  send(connection: number, bytes: Uint8Array<ArrayBuffer>): void;
  /** The whole database as a tar archive, to start others from. */
  dump(): Promise<Uint8Array>;
  /** Ends the thread as a crash does: immediately, whatever it is doing. For tests. */
  kill(): Promise<void>;
  /** Checkpoints, closes the database, ends the thread and releases the folder. */
  close(): Promise<void>;
}

interface ThreadOptions {
  /** Null: the database is in memory. */
  readonly disk: DiskWatch | null;
  readonly log: DatabaseLog | undefined;
}

/** Starts the thread and resolves once its database is open; rejects with `UnusableDataFolderError`. */
export async function startPgliteThread(
  source: PgliteSource,
  { disk, log }: ThreadOptions,
): Promise<PgliteThread> {
  const listeners = new Map<number, Listener>();
  const dumps: PromiseWithResolvers<Uint8Array>[] = [];
  const closing = new AbortController();

  const start = (): RunningWorker =>
    startWorker(source, {
      onBytes: (connection, bytes) => listeners.get(connection)?.onBytes(bytes),
      onDump: (snapshot) => dumps.shift()?.resolve(snapshot),
    });
  /** A dead thread never settles its pending queries. */
  const endAll = (failure: Error | null): void => {
    const error = failure === null ? undefined : new DatabaseUnavailable(failure);
    for (const listener of [...listeners.values()]) listener.onEnd(error);
    for (const dump of dumps.splice(0)) dump.reject(error ?? new Error('The database is closed'));
  };
  let current = start();
  await current.ready;

  const keepRunning = async (): Promise<void> => {
    for (;;) {
      const failure = await current.ended;
      endAll(failure);
      if (closing.signal.aborted || disk === null) return;
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
    dump() {
      const dump = Promise.withResolvers<Uint8Array>();
      dumps.push(dump);
      current.post({ kind: 'dump' });
      return dump.promise;
    },
    kill: () => current.terminate(),
    async close() {
      closing.abort();
      disk?.stop();
      const isOpen = !current.hasEnded;
      if (isOpen) current.post({ kind: 'close' });
      const failure = await current.ended;
      await running;
      if (isOpen && failure) throw new DatabaseUnavailable(failure);
    },
  };
}

function whyReplaced(disk: DiskWatch | null): Error {
  const problem = disk?.problem() ?? null;
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
