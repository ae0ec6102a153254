import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { IndexData } from '../data/index-data.ts';
import type { IndexedProgramme, IndexSource } from '../indexed-programme.ts';
import type { ForBuildWorker, FromBuildWorker } from './build-messages.ts';

/** Programmes per message: copying one takes the main thread a few milliseconds. */
const SLICE = 500;

function* slices(batch: readonly IndexedProgramme[]): Generator<readonly IndexedProgramme[]> {
  for (let from = 0; from < batch.length; from += SLICE) yield batch.slice(from, from + SLICE);
}

/**
 * Builds an index of `source` on a separate thread. Rejects if the source fails or is inconsistent.
 * @param threads how many threads will search in it
 * @param signal aborts the build
 */
export async function buildOnThread(
  source: IndexSource,
  threads: number,
  signal: AbortSignal,
): Promise<IndexData> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./build-worker.ts', import.meta.url), { execArgv: [] });
  const send = async (message: ForBuildWorker): Promise<FromBuildWorker> => {
    const replied = once(worker, 'message', { signal });
    worker.postMessage(message);
    const [reply] = (await replied) as [FromBuildWorker];
    if (reply.kind === 'failed') throw new Error(reply.reason);
    return reply;
  };
  try {
    await send({ kind: 'start', references: source.references });
    for await (const batch of source.programmes) {
      for (const programmes of slices(batch)) await send({ kind: 'add', programmes });
    }
    const reply = await send({ kind: 'finish', threads });
    if (reply.kind !== 'built') throw new Error('The build ended without an index.');
    return reply.data;
  } finally {
    await worker.terminate();
  }
}
