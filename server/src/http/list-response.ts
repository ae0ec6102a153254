import { setImmediate as nextTurn } from 'node:timers/promises';
import { JsonStream } from './json-stream.ts';

/** Maximum work on a list in one turn: items, and milliseconds. */
const ITEMS_PER_TURN = 500;
const TURN_MS = 10;

/**
 * A list as a response: streamed if it has more than one batch. Failures in the first two still become an
 * error response.
 */
export async function listResponse<Item>(batches: AsyncGenerator<Item[]>): Promise<Item[] | JsonStream> {
  const first = await batches.next();
  if (first.done) return [];
  const second = await batches.next();
  if (second.done) return first.value;
  return JsonStream.ofList(
    (async function* () {
      yield first.value;
      yield second.value;
      yield* batches;
    })(),
  );
}

/** Items built from their sources in batches, with other calls in between. */
export async function* inTurns<Source, Item>(
  sources: Iterable<Source>,
  make: (source: Source) => Item,
): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  let begun = performance.now();
  for (const source of sources) {
    batch.push(make(source));
    if (batch.length < ITEMS_PER_TURN && performance.now() - begun < TURN_MS) continue;
    yield batch;
    await nextTurn();
    batch = [];
    begun = performance.now();
  }
  if (batch.length > 0) yield batch;
}
