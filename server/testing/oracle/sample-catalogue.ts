import fc from 'fast-check';
import type { IndexedProgramme, IndexSource } from '../../src/search-index/indexed-programme.ts';
import type { SearchQuery } from '../../src/search-index/query.ts';
import type { ReferenceTables } from '../../src/search-index/reference-tables.ts';
import { arbitraryProgrammes, arbitraryTables } from './arbitrary-catalogue.ts';
import { arbitraryQuery } from './arbitrary-query.ts';

export interface SampleCatalogue {
  readonly tables: ReferenceTables;
  readonly programmes: readonly IndexedProgramme[];
}

/** A random catalogue of a given size, the same for the same seed. */
export function sampleCatalogue(seed: number): SampleCatalogue {
  const [tables] = fc.sample(arbitraryTables, { seed, numRuns: 1 });
  const programmes = fc
    .sample(arbitraryProgrammes, { seed, numRuns: 12 })
    .flat()
    .map((programme, i) => ({ ...programme, id: i * 3 - 1000 }));
  if (tables === undefined) throw new Error('No sample.');
  return { tables, programmes };
}

export function sampleQueries(seed: number, count: number): SearchQuery[] {
  return fc.sample(arbitraryQuery, { seed, numRuns: count });
}

/** The catalogue as it is loaded, in small batches. */
export function sourceOf({ tables, programmes }: SampleCatalogue, version: string): IndexSource {
  async function* batches() {
    for (let from = 0; from < programmes.length; from += 100) {
      yield Promise.resolve(programmes.slice(from, from + 100));
    }
  }
  return { version, references: tables, programmes: batches() };
}
