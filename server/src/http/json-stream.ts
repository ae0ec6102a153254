import { Readable } from 'node:stream';

/**
 * A long JSON answer, written while it is being read from the database: an object whose one property is a list, and
 * whose others are known beforehand. An error half-way breaks the connection off, so that a cut answer is never taken
 * for a whole one.
 */
export class JsonStream {
  readonly #head: Readonly<Record<string, unknown>>;
  readonly #name: string;
  readonly #batches: AsyncIterable<readonly unknown[]>;

  constructor(
    head: Readonly<Record<string, unknown>>,
    name: string,
    batches: AsyncIterable<readonly unknown[]>,
  ) {
    this.#head = head;
    this.#name = name;
    this.#batches = batches;
  }

  read(): Readable {
    return Readable.from(this.#chunks());
  }

  async *#chunks(): AsyncGenerator<string> {
    const head = JSON.stringify(this.#head).slice(0, -1);
    yield `${head}${head === '{' ? '' : ','}${JSON.stringify(this.#name)}:[`;
    let isFirst = true;
    for await (const batch of this.#batches) {
      if (batch.length === 0) continue;
      yield `${isFirst ? '' : ','}${JSON.stringify(batch).slice(1, -1)}`;
      isFirst = false;
    }
    yield ']}';
  }
}
