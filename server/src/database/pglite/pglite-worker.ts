import { parentPort, workerData } from 'node:worker_threads';
import { isDiskFull } from '../disk-full.ts';
import { endWhenBroken, lastWords } from './end-when-broken.ts';
import { openCluster, type OpenCluster } from './open-cluster.ts';
import { UnusableDataFolderError } from './unusable-data-folder-error.ts';
import type { PgliteReply, PgliteRequest } from './pglite-messages.ts';

/**
 * PGlite's thread: a query blocks its thread, which must never be the one that serves HTTP. Speaks the
 * PostgreSQL wire protocol with `PgliteStream`, one request at a time.
 */
const port = parentPort;
if (!port) throw new Error('pglite-worker runs in a worker thread');

function reply(message: PgliteReply): void {
  const transfer = message.kind === 'bytes' ? [message.bytes.buffer] : [];
  port?.postMessage(message, transfer);
}

let queue: Promise<void>;
let cluster: OpenCluster;
/** The database's last output. */
let lastBytes = new Uint8Array();

async function handle(request: PgliteRequest): Promise<void> {
  const { pglite } = cluster;
  switch (request.kind) {
    case 'bytes':
      await pglite.execProtocolRawStream(request.bytes, {
        onRawData: (bytes) => {
          lastBytes = bytes.slice();
          reply({ kind: 'bytes', bytes: lastBytes.slice(), connection: request.connection });
        },
      });
      return;
    case 'disconnect':
      // As a server does when a client disconnects in the middle of a transaction.
      if (!pglite.closed && pglite.isInTransaction()) await pglite.exec('rollback');
      return;
    case 'close':
      await cluster.close();
      reply({ kind: 'closed' });
      port?.close();
  }
}

/** Reports the reason and ends the thread, even out of calls that would never return. */
function fail(
  message: string,
  code: string | null,
  unusableFolder: Extract<PgliteReply, { kind: 'failed' }>['unusableFolder'],
): never {
  reply({ kind: 'failed', message, code, unusableFolder });
  // In a worker this ends only the thread.
  process.exit(1);
}

try {
  cluster = await openCluster(workerData as string);
  endWhenBroken(cluster.pglite, (cause) => {
    const words = lastWords(lastBytes);
    fail(words?.message ?? String(cause), words?.code ?? null, null);
  });
  queue = Promise.resolve();
  // A rejection must reach the parent as the worker's 'error', not leave a request unanswered.
  port.on('message', (request: PgliteRequest) => {
    queue = queue.then(() => handle(request));
  });
  reply({ kind: 'ready' });
} catch (error) {
  fail(
    error instanceof Error ? error.message : String(error),
    isDiskFull(error) ? 'ENOSPC' : null,
    error instanceof UnusableDataFolderError ? { isInUse: error.isInUse } : null,
  );
}
