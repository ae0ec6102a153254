import { setImmediate as nextTurn } from 'node:timers/promises';
import { JsonStream } from './json-stream.ts';

/** What one turn makes of a list at most: items, and milliseconds. */
const ITEMS_PER_TURN = 500;
const TURN_MS = 10;

/** A list as an answer: streamed when it has more than one batch. What fails in the first two is still a refusal. */
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

/** Items made from their sources in batches; others are answered between two of them. */
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
