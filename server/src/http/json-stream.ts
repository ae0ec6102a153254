import { Readable } from 'node:stream';

type Batches = AsyncIterable<readonly unknown[]>;
/** Lists by the names of their properties. */
export type ListParts = Readonly<Record<string, Batches>>;

/**
 * A long JSON response, written while it is being read from the database: a list, or an object with one list
 * property and other known properties. An error half-way closes the connection, so that a truncated response
 * never looks complete.
 */
export class JsonStream {
  readonly #parts: readonly [start: string, batches: Batches, end: string];

  private constructor(...parts: readonly [start: string, batches: Batches, end: string]) {
    this.#parts = parts;
  }

  static ofList(batches: Batches): JsonStream {
    return new JsonStream('[', batches, ']');
  }

  static ofObject(head: Readonly<Record<string, unknown>>, name: string, batches: Batches): JsonStream {
    const start = JSON.stringify(head).slice(0, -1);
    return new JsonStream(`${start}${start === '{' ? '' : ','}${JSON.stringify(name)}:[`, batches, ']}');
  }

  /** The text of an object with known properties and any number of lists, written one after the other. */
  static async *textOfLists(
    head: Readonly<Record<string, unknown>>,
    lists: ListParts,
  ): AsyncGenerator<string> {
    yield JSON.stringify(head).slice(0, -1);
    let separator = Object.keys(head).length === 0 ? '' : ',';
    for (const [name, batches] of Object.entries(lists)) {
      yield `${separator}${JSON.stringify(name)}:`;
      yield* JsonStream.ofList(batches).#chunks();
      separator = ',';
    }
    yield '}';
  }

  read(): Readable {
    return Readable.from(this.#chunks());
  }

  async *#chunks(): AsyncGenerator<string> {
    const [start, batches, end] = this.#parts;
    yield start;
    let isFirst = true;
    for await (const batch of batches) {
      if (batch.length === 0) continue;
      yield `${isFirst ? '' : ','}${JSON.stringify(batch).slice(1, -1)}`;
      isFirst = false;
    }
    yield end;
  }
}
