import { parentPort } from 'node:worker_threads';
import { Engine } from '../engine/engine.ts';
import type { ForQueryWorker, FromQueryWorker } from './query-messages.ts';

/** The query thread. It keeps the next index in addition to the current one until it is asked to switch. */
const port = parentPort;
if (port === null) throw new Error('query-worker.ts runs as a worker only.');

let serving: Engine | undefined;
let next: Engine | undefined;

function reply(message: FromQueryWorker): void {
  port?.postMessage(message);
}

function rest(): void {
  serving?.rest();
}

port.on('message', (message: ForQueryWorker) => {
  switch (message.kind) {
    case 'prepare':
      next = new Engine(message.data, message.thread, message.cacheBytes);
      reply({ kind: 'prepared' });
      break;
    case 'switch':
      serving = next;
      next = undefined;
      break;
    case 'ask':
      try {
        if (serving === undefined) throw new Error('Asked before an index was given.');
        reply({ kind: 'done', number: message.number, result: serving.run(message.query) });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        reply({ kind: 'failed', number: message.number, reason });
      }
      // Runs when all messages that have arrived so far are processed.
      setImmediate(rest);
      break;
  }
});
