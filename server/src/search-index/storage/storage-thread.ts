import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { StorageReply, StorageTask } from './storage-messages.ts';

/**
 * Performs one task on a thread of its own. Rejects if it fails.
 * @param signal ends the thread
 */
export async function onStorageThread(task: StorageTask, signal: AbortSignal): Promise<StorageReply> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./storage-worker.ts', import.meta.url), {
    execArgv: [],
    workerData: task,
  });
  try {
    const [reply] = (await once(worker, 'message', { signal })) as [StorageReply];
    if (reply.kind === 'failed') throw new Error(reply.message);
    return reply;
  } finally {
    await worker.terminate();
  }
}
