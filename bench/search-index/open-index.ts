import { type ReferenceTables, SearchIndex } from '@airdex/server/search-index';
import { GeneratedSource } from './catalogue-source.ts';

export interface OpenedIndex {
  readonly index: SearchIndex;
  readonly buildMs: number;
  readonly generatingMs: number;
}

/** @param cacheBytes bytes per thread; undefined for the default, 1 to cache nothing of earlier queries */
export async function openIndex(
  tables: ReferenceTables,
  count: number,
  cacheBytes?: number,
): Promise<OpenedIndex> {
  const index = await SearchIndex.open(cacheBytes === undefined ? {} : { cacheBytes });
  const source = new GeneratedSource(tables, count);
  const start = performance.now();
  await index.load(source);
  const { generatingMs } = source;
  return { index, buildMs: performance.now() - start - generatingMs, generatingMs };
}
