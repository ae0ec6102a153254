import { parentPort } from 'node:worker_threads';
import { CatalogueBuild } from '../build/catalogue-build.ts';
import type { ForBuildWorker, FromBuildWorker } from './build-messages.ts';

/** The thread that builds one index and then ends. */
const port = parentPort;
if (port === null) throw new Error('build-worker.ts runs as a worker only.');

let build: CatalogueBuild | undefined;

function deal(message: ForBuildWorker): FromBuildWorker {
  if (message.kind === 'start') {
    build = new CatalogueBuild(message.references);
    return { kind: 'done' };
  }
  if (build === undefined) throw new Error('No build has been started.');
  if (message.kind === 'finish') return { kind: 'built', data: build.finish(message.threads) };
  build.add(message.programmes);
  return { kind: 'done' };
}

port.on('message', (message: ForBuildWorker) => {
  let reply: FromBuildWorker;
  try {
    reply = deal(message);
  } catch (error) {
    reply = { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
  port.postMessage(reply);
});
