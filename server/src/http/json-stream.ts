import { Readable } from 'node:stream';

type Batches = AsyncIterable<readonly unknown[]>;

/**
 * A long JSON answer, written while it is being read from the database: a list, or an object whose one property is a
 * list and whose others are known beforehand. An error half-way breaks the connection off, so that a cut answer is never
 * taken for a whole one.
 */
export class JsonStream {
  readonly #start: string;
  readonly #end: string;
  readonly #batches: Batches;

  private constructor(start: string, batches: Batches, end: string) {
    this.#start = start;
    this.#batches = batches;
    this.#end = end;
  }

  static ofList(batches: Batches): JsonStream {
    return new JsonStream('[', batches, ']');
  }

  static ofObject(head: Readonly<Record<string, unknown>>, name: string, batches: Batches): JsonStream {
    const start = JSON.stringify(head).slice(0, -1);
    return new JsonStream(`${start}${start === '{' ? '' : ','}${JSON.stringify(name)}:[`, batches, ']}');
  }

  read(): Readable {
    return Readable.from(this.#chunks());
  }

  async *#chunks(): AsyncGenerator<string> {
    yield this.#start;
    let isFirst = true;
    for await (const batch of this.#batches) {
      if (batch.length === 0) continue;
      yield `${isFirst ? '' : ','}${JSON.stringify(batch).slice(1, -1)}`;
      isFirst = false;
    }
    yield this.#end;
  }
}
