import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/**
 * Something is sent at least this often, so that proxies do not close the connection as idle, milliseconds.
 */
const KEEP_ALIVE_MS = 15_000;

/** Headers of a stream of events. Proxies must not buffer them: late events are useless. */
export const EVENT_STREAM_HEADERS = {
  'Cache-Control': 'no-store, no-transform',
  // Disables compression, which would hold events back.
  'Content-Encoding': 'identity',
  'X-Accel-Buffering': 'no',
  // Ends with the events: an idle connection would delay the server's shutdown.
  Connection: 'close',
} as const;

/** Aborts when the server begins to stop: streams of events would delay it indefinitely. */
export function closingSignal(app: FastifyInstance): AbortSignal {
  const controller = new AbortController();
  app.addHook('preClose', async () => controller.abort());
  return controller.signal;
}

/**
 * Events as text/event-stream. Ends with them, or when the signal aborts because the reader has disconnected
 * or the server stops; the events are then no longer requested.
 */
export function eventStream(events: AsyncIterable<unknown>, signal: AbortSignal): Readable {
  const stream = new PassThrough();
  const keepAlive = setInterval(() => stream.write(':\n\n'), KEEP_ALIVE_MS);
  const stop = (): void => {
    clearInterval(keepAlive);
    // The signal outlives the stream, and would keep it in memory.
    signal.removeEventListener('abort', end);
  };
  const end = (): void => {
    stop();
    if (!stream.writableEnded) stream.end();
  };
  const write = async (): Promise<void> => {
    try {
      // Sent immediately, so that the reader knows that it is connected.
      stream.write(':\n\n');
      for await (const event of events) {
        if (signal.aborted) break;
        stream.write(`data: ${JSON.stringify(event)}\n\n`);
      }
      end();
    } catch (error) {
      stop();
      stream.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  };
  if (signal.aborted) end();
  else {
    signal.addEventListener('abort', end, { once: true });
    void write();
  }
  return stream;
}
