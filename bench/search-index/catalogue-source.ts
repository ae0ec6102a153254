import type { IndexedProgramme, IndexSource, ReferenceTables } from '@airdex/server/search-index';
import { ProgrammeMaker } from './programmes.ts';
import { Random } from './random.ts';

/** The batches of the generated catalogue, always the same for the same size. */
export function makeBatches(tables: ReferenceTables, count: number): Generator<IndexedProgramme[]> {
  return new ProgrammeMaker(new Random(2), tables, count).batches(count);
}

/**
 * The generated catalogue as a source that reports the time for generating it, which is not part of the index's work.
 */
export class GeneratedSource implements IndexSource {
  readonly version = 'generated';
  readonly references: ReferenceTables;
  readonly programmes: AsyncIterable<readonly IndexedProgramme[]>;
  generatingMs = 0;

  constructor(tables: ReferenceTables, count: number) {
    this.references = tables;
    this.programmes = this.#timed(tables, count);
  }

  async *#timed(tables: ReferenceTables, count: number) {
    let start = performance.now();
    for (const batch of makeBatches(tables, count)) {
      this.generatingMs += performance.now() - start;
      yield await Promise.resolve(batch);
      start = performance.now();
    }
  }
}
