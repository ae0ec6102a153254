import { Duplex } from 'node:stream';
import type { PgliteThread } from './pglite-thread.ts';

/** Frontend messages to which the server responds: Query, Sync, Flush, CopyDone, CopyFail, and Terminate. */
const ANSWERED = new Set(['Q', 'S', 'H', 'c', 'f', 'X'].map((letter) => letter.charCodeAt(0)));
const TERMINATE = 'X'.charCodeAt(0);

let lastConnection = 0;

/**
 * The socket for `pg`: carries the wire protocol to the PGlite thread. One stream is one connection; pg's
 * pool may have at most one, because PGlite has a single session (transactions of two would mix).
 */
export class PgliteStream extends Duplex {
  readonly #thread: PgliteThread;
  readonly #connection = ++lastConnection;
  #pending: Buffer = Buffer.alloc(0);
  #started = false;

  constructor(thread: PgliteThread) {
    super();
    this.#thread = thread;
  }

  connect(): this {
    this.#thread.attach(this.#connection, {
      onBytes: (bytes) => this.push(bytes),
      onEnd: (error) => this.destroy(error),
    });
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  // pg configures its socket with these; a message port has nothing to configure.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#pending = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
    const end = this.#endOfAnswered();
    if (end > 0) {
      this.#thread.send(this.#connection, Uint8Array.from(this.#pending.subarray(0, end)));
      this.#pending = this.#pending.subarray(end);
    }
    done();
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#thread.detach(this.#connection);
    done(error);
  }

  /**
   * End of the last complete message that the server answers. Messages are sent in such groups, because
   * PGlite reports an error at the end of its input, and skips to the next Sync only within it.
   */
  #endOfAnswered(): number {
    const { length } = this.#pending;
    let position = 0;
    let end = 0;
    while (position + 5 <= length) {
      // Only the startup message has no type byte before its length.
      const typed = this.#started;
      const next = position + (typed ? 1 : 0) + this.#pending.readUInt32BE(position + (typed ? 1 : 0));
      if (next > length) break;
      const type = this.#pending[position] ?? 0;
      if (typed && type === TERMINATE) return end;
      this.#started = true;
      position = next;
      if (!typed || ANSWERED.has(type)) end = position;
    }
    return end;
  }
}
