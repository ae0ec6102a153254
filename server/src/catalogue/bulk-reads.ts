import PQueue from 'p-queue';

/**
 * Reads many rows from the database, one batch of this node at a time. A call that reads few rows does not queue
 * here, so it waits for at most one batch, however many exports and long responses are under way. Holds no
 * resources between two batches of a response, so a slow reader blocks nobody.
 */
export interface BulkReads {
  readonly read: <Rows>(load: () => Promise<Rows>) => Promise<Rows>;
}

export function createBulkReads(): BulkReads {
  const queue = new PQueue({ concurrency: 1 });
  return { read: (load) => queue.add(load) };
}
