import type { IndexData } from '../../src/search-index/data/index-data.ts';
import { Engine } from '../../src/search-index/engine/engine.ts';
import type { IndexedProgramme } from '../../src/search-index/indexed-programme.ts';
import type { ReferenceTables } from '../../src/search-index/reference-tables.ts';
import { CatalogueBuild } from '../../src/search-index/build/catalogue-build.ts';

/** An index of a catalogue and an engine for it, on this thread. */
export function buildEngine(
  programmes: readonly IndexedProgramme[],
  tables: ReferenceTables,
): { data: IndexData; engine: Engine } {
  const build = new CatalogueBuild(tables);
  build.add(programmes);
  const data = build.finish(1);
  return { data, engine: new Engine(data, 0, 1_000_000) };
}
