import { parentPort, workerData } from 'node:worker_threads';
import { openCluster, type OpenCluster } from './open-cluster.ts';
import { UnusableDataFolderError } from './unusable-data-folder-error.ts';
import type { PgliteReply, PgliteRequest, PgliteSource } from './pglite-messages.ts';

/**
 * The thread PGlite runs in: a query blocks its thread, and that must never be the one that answers HTTP.
 * Speaks the PostgreSQL wire protocol with `PgliteStream`, one request at a time.
 */
const port = parentPort;
if (!port) throw new Error('pglite-worker runs in a worker thread');

function reply(message: PgliteReply): void {
  const transfer = message.kind === 'bytes' ? [message.bytes.buffer] : [];
  port?.postMessage(message, transfer);
}

let queue: Promise<void>;
let cluster: OpenCluster;

async function handle(request: PgliteRequest): Promise<void> {
  const { pglite } = cluster;
  switch (request.kind) {
    case 'bytes':
      await pglite.execProtocolRawStream(request.bytes, {
        onRawData: (bytes) => reply({ kind: 'bytes', bytes: bytes.slice(), connection: request.connection }),
      });
      return;
    case 'disconnect':
      // What a server does when a client goes away in the middle of a transaction.
      if (!pglite.closed && pglite.isInTransaction()) await pglite.exec('rollback');
      return;
    case 'dump': {
      const dump = await pglite.dumpDataDir('none');
      reply({ kind: 'dump', snapshot: new Uint8Array(await dump.arrayBuffer()) });
      return;
    }
    case 'close':
      await cluster.close();
      reply({ kind: 'closed' });
      port?.close();
  }
}

try {
  cluster = await openCluster(workerData as PgliteSource);
  queue = Promise.resolve();
  // A rejection must reach the parent as the worker's 'error', not leave a request unanswered.
  port.on('message', (request: PgliteRequest) => {
    queue = queue.then(() => handle(request));
  });
  reply({ kind: 'ready' });
} catch (error) {
  reply({
    kind: 'failed',
    message: error instanceof Error ? error.message : String(error),
    unusableFolder: error instanceof UnusableDataFolderError,
  });
  port.close();
}
