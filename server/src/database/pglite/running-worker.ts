import { Worker } from 'node:worker_threads';
import { UnusableDataFolderError } from './unusable-data-folder-error.ts';
import type { PgliteReply, PgliteRequest } from './pglite-messages.ts';

/** One worker with PGlite in it, from its start to its end. */
export interface RunningWorker {
  /**
   * Resolves once the database is open; rejects with {@link UnusableDataFolderError} or with the reason why
   * the worker ended.
   */
  readonly ready: Promise<void>;
  /** Resolves once the worker has ended, with the reason; null if it ended on request. */
  readonly ended: Promise<Error | null>;
  readonly hasEnded: boolean;
  /** Messages posted before it is ready wait. */
  post(request: PgliteRequest, transfer?: ArrayBuffer[]): void;
  terminate(): Promise<void>;
}

export function startWorker(
  folder: string,
  onBytes: (connection: number, bytes: Buffer) => void,
): RunningWorker {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: folder });
  const opened = Promise.withResolvers<void>();
  let failure: Error | null = null;
  let hasEnded = false;
  let wasClosed = false;
  worker.on('error', (error) => {
    failure = error instanceof Error ? error : new Error(String(error));
  });
  worker.on('message', (message: PgliteReply) => {
    switch (message.kind) {
      case 'ready':
        return opened.resolve();
      case 'failed':
        failure = message.unusableFolder
          ? new UnusableDataFolderError(message.message, message.unusableFolder)
          : Object.assign(new Error(message.message), message.code === null ? {} : { code: message.code });
        return;
      case 'bytes':
        return onBytes(message.connection, Buffer.from(message.bytes.buffer));
      case 'closed':
        wasClosed = true;
    }
  });
  const ended = new Promise<Error | null>((resolve) => {
    worker.once('exit', () => {
      hasEnded = true;
      if (!wasClosed) failure ??= new Error('The database thread ended');
      if (failure) opened.reject(failure);
      resolve(failure);
    });
  });
  // Callers that wait for it receive the failure; after a restart there are none.
  opened.promise.catch(() => undefined);
  return {
    ready: opened.promise,
    ended,
    get hasEnded() {
      return hasEnded;
    },
    post: (request, transfer = []) => worker.postMessage(request, transfer),
    terminate: async () => void (await worker.terminate()),
  };
}
