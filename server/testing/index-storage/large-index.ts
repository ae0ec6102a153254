import { randomFillSync } from 'node:crypto';
import { createTextMemory } from '../../src/search-index/data/text-memory.ts';
import type { IndexData } from '../../src/search-index/data/index-data.ts';
import { sampleCatalogue } from '../oracle/sample-catalogue.ts';
import { buildEngine } from '../oracle/build-engine.ts';

/** An index that is as large as requested because of meaningless texts. It can be stored, not searched. */
export function largeIndex(mib: number): IndexData {
  const { programmes, tables } = sampleCatalogue(1);
  const { data } = buildEngine(programmes, tables);
  const layout = { ...data.texts.layout, scratch: mib * 1024 * 1024 };
  const memory = createTextMemory(layout, 1);
  const bytes = Buffer.alloc(1024 * 1024);
  for (let at = 0; at < layout.scratch; at += bytes.length)
    new Uint8Array(memory.buffer).set(randomFillSync(bytes), at);
  return { ...data, texts: { ...data.texts, layout, memory } };
}
