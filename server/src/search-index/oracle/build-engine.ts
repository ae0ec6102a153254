import type { IndexData } from '../data/index-data.ts';
import { Engine } from '../engine/engine.ts';
import type { IndexedProgramme } from '../indexed-programme.ts';
import type { ReferenceTables } from '../reference-tables.ts';
import { CatalogueBuild } from '../build/catalogue-build.ts';

/** An index of a catalogue and an engine on it, on this thread. */
export function buildEngine(
  programmes: readonly IndexedProgramme[],
  tables: ReferenceTables,
): { data: IndexData; engine: Engine } {
  const build = new CatalogueBuild(tables);
  build.add(programmes);
  const data = build.finish(1);
  return { data, engine: new Engine(data, 0, 1_000_000) };
}
