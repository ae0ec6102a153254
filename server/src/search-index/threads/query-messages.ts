import type { IndexData } from '../data/index-data.ts';
import type { IndexQuery, IndexResult } from '../engine/index-query.ts';

export type ForQueryWorker =
  | {
      readonly kind: 'prepare';
      readonly data: IndexData;
      readonly thread: number;
      readonly cacheBytes: number;
    }
  /** Serve the prepared index, from the next query on. */
  | { readonly kind: 'switch' }
  | { readonly kind: 'ask'; readonly number: number; readonly query: IndexQuery };

export type FromQueryWorker =
  | { readonly kind: 'prepared' }
  | { readonly kind: 'done'; readonly number: number; readonly result: IndexResult }
  | { readonly kind: 'failed'; readonly number: number; readonly reason: string };
