import { setInterval } from 'node:timers';
import { PassThrough, type Readable } from 'node:stream';

/** Something is sent at least this often, so that nobody between takes the connection for a dead one, milliseconds. */
const KEEP_ALIVE_MS = 15_000;

/** Headers of a stream of events. Nobody on the way may collect them: an event is worth nothing later. */
export const EVENT_STREAM_HEADERS = {
  'Cache-Control': 'no-store, no-transform',
  // Says that it is not to be compressed, which would hold events back.
  'Content-Encoding': 'identity',
  'X-Accel-Buffering': 'no',
} as const;

/** Events as text/event-stream. Ends with them; when the reader goes away, the events are no longer asked for. */
export function eventStream(events: AsyncIterable<unknown>, readerIsGone: AbortSignal): Readable {
  const stream = new PassThrough();
  const keepAlive = setInterval(() => stream.write(':\n\n'), KEEP_ALIVE_MS);
  const write = async (): Promise<void> => {
    try {
      // Sent at once, so that the reader knows that it is connected.
      stream.write(':\n\n');
      for await (const event of events) {
        if (readerIsGone.aborted) break;
        stream.write(`data: ${JSON.stringify(event)}\n\n`);
      }
      stream.end();
    } catch (error) {
      stream.destroy(error instanceof Error ? error : new Error(String(error)));
    } finally {
      clearInterval(keepAlive);
    }
  };
  void write();
  return stream;
}
