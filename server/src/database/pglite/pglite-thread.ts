import { Worker } from 'node:worker_threads';
import { UnusableDataFolderError } from './unusable-data-folder-error.ts';
import type { PgliteReply, PgliteRequest, PgliteSource } from './pglite-messages.ts';

interface Listener {
  onBytes(bytes: Buffer): void;
  onEnd(error?: Error): void;
}

/** The thread PGlite runs in, seen from outside. */
export interface PgliteThread {
  attach(connection: number, listener: Listener): void;
  detach(connection: number): void;
  send(connection: number, bytes: Uint8Array<ArrayBuffer>): void;
  /** The whole database as a tar archive, to start others from. */
  dump(): Promise<Uint8Array>;
  /** Checkpoints, closes the database, ends the thread, gives the folder free. */
  close(): Promise<void>;
}

/** Starts the thread and resolves once its database is open; rejects with {@link UnusableDataFolderError}. */
export async function startPgliteThread(source: PgliteSource): Promise<PgliteThread> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: source });
  const listeners = new Map<number, Listener>();
  const dumps: ((snapshot: Uint8Array) => void)[] = [];
  let failure: Error | null = null;
  let hasEnded = false;
  const post = (request: PgliteRequest, transfer: ArrayBuffer[] = []): void =>
    worker.postMessage(request, transfer);
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));

  const endAll = (error?: Error): void => {
    for (const listener of [...listeners.values()]) listener.onEnd(error);
  };
  worker.on('error', (error) => {
    failure = error instanceof Error ? error : new Error(String(error));
    endAll(failure);
  });
  void exited.then(() => {
    hasEnded = true;
    endAll(failure ?? undefined);
  });

  await new Promise<void>((resolve, reject) => {
    worker.on('message', (message: PgliteReply) => {
      if (message.kind === 'bytes')
        listeners.get(message.connection)?.onBytes(Buffer.from(message.bytes.buffer));
      else if (message.kind === 'dump') dumps.shift()?.(message.snapshot);
      else if (message.kind === 'ready') resolve();
      else if (message.kind === 'failed')
        reject(
          message.unusableFolder ? new UnusableDataFolderError(message.message) : new Error(message.message),
        );
    });
    void exited.then(() => reject(failure ?? new Error('The database thread ended before it was ready')));
  });

  return {
    attach(connection, listener) {
      listeners.set(connection, listener);
      if (hasEnded) process.nextTick(() => listener.onEnd(failure ?? new Error('The database is closed')));
    },
    detach(connection) {
      listeners.delete(connection);
      post({ kind: 'disconnect', connection });
    },
    send: (connection, bytes) => post({ kind: 'bytes', bytes, connection }, [bytes.buffer]),
    async dump() {
      const { promise, resolve } = Promise.withResolvers<Uint8Array>();
      dumps.push(resolve);
      post({ kind: 'dump' });
      return promise;
    },
    async close() {
      post({ kind: 'close' });
      await exited;
      if (failure) throw failure;
    },
  };
}
