import PQueue from 'p-queue';

/**
 * Reads many rows from the database, one batch of this node at a time. So a search waits behind a batch at most,
 * however many exports and long answers are under way. Nothing is held between two batches of an answer: one that is
 * read slowly keeps nobody waiting.
 */
export interface BulkReads {
  readonly read: <Rows>(load: () => Promise<Rows>) => Promise<Rows>;
}

export function createBulkReads(): BulkReads {
  const queue = new PQueue({ concurrency: 1 });
  return { read: (load) => queue.add(load) };
}
