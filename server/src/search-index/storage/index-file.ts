import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { IndexData } from '../data/index-data.ts';
import { TEMPORARY_ENDING } from './remove-abandoned.ts';
import type { StorageReply } from './storage-messages.ts';
import { onStorageThread } from './storage-thread.ts';
import type { StoredIndex } from './stored-index.ts';

/** Receives the messages to the operator. */
export interface IndexFileLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

export interface IndexFileOptions {
  /** Path of the file. Its folder is created when an index is stored. */
  readonly file: string;
  readonly log: IndexFileLog;
}

type ReadReply = Extract<StorageReply, { kind: 'read' }>;

/**
 * The file that keeps an index for the next start. It is read and written on threads. If that fails, only the next
 * start lacks a stored index.
 */
export class IndexFile {
  readonly #file: string;
  readonly #log: IndexFileLog;
  readonly #signal: AbortSignal;
  /** Null once taken, so that the memory of an index that is not used is freed. */
  #read: Promise<ReadReply | null> | null;
  /** The code at the start of this process; null if it could not be read. */
  readonly #builder: Promise<string | null>;
  #toWrite: StoredIndex | null = null;
  #writing: Promise<void> | null = null;

  /**
   * Begins to read.
   * @param threads how many threads will search in what is read
   * @param signal aborts reading and writing
   */
  constructor({ file, log }: IndexFileOptions, threads: number, signal: AbortSignal) {
    this.#file = file;
    this.#log = log;
    this.#signal = signal;
    const read = this.#startReading(threads);
    this.#read = read;
    this.#builder = read.then((reply) => reply?.builder ?? null);
  }

  /** The stored index if it was built from the catalogue with this key, else null. Later calls return null. */
  async take(catalogue: string): Promise<IndexData | null> {
    const read = this.#read;
    this.#read = null;
    const result = (await read)?.result;
    if (result === undefined) return null;
    const file = this.#file;
    if ('data' in result) {
      if (result.catalogue === catalogue) {
        this.#log.info({ file }, 'loaded the stored search index');
        return result.data;
      }
      this.#log.info({ file }, 'the stored search index is of another catalogue');
    } else if (result.reason === 'damaged') {
      this.#log.warn({ file, reason: result.message }, 'the stored search index is damaged');
    } else {
      this.#log.info({ file, reason: result.message }, 'no stored search index can be used');
    }
    return null;
  }

  /** Stores an index in the background. If another one follows before it begins, only that one is stored. */
  store(stored: StoredIndex): void {
    this.#toWrite = stored;
    this.#writing ??= this.#writeAll();
  }

  /** Resolves when nothing is being read or written. */
  async settled(): Promise<void> {
    await this.#builder;
    await this.#writing;
  }

  async #startReading(threads: number): Promise<ReadReply | null> {
    try {
      const reply = await onStorageThread({ kind: 'read', file: this.#file, threads }, this.#signal);
      return reply.kind === 'read' ? reply : null;
    } catch (error) {
      this.#warn(error, 'the stored search index could not be read');
      return null;
    }
  }

  async #writeAll(): Promise<void> {
    const builder = await this.#builder;
    while (this.#toWrite !== null && builder !== null) {
      const stored = this.#toWrite;
      this.#toWrite = null;
      await this.#write(stored, builder);
    }
    this.#writing = null;
  }

  async #write(stored: StoredIndex, builder: string): Promise<void> {
    const file = this.#file;
    const temporary = `${file}.${randomUUID()}${TEMPORARY_ENDING}`;
    try {
      const paths = { file, temporary };
      const reply = await onStorageThread({ kind: 'write', paths, builder, stored }, this.#signal);
      this.#log.info(
        { file, bytes: reply.kind === 'written' ? reply.bytes : null },
        'stored the search index',
      );
    } catch (error) {
      this.#warn(error, 'the search index could not be stored');
      // The thread removes it itself, unless it was ended.
      await rm(temporary, { force: true }).catch(() => undefined);
    }
  }

  #warn(error: unknown, message: string): void {
    if (this.#signal.aborted) return;
    const reason = error instanceof Error ? error.message : String(error);
    this.#log.warn({ file: this.#file, reason }, message);
  }
}
