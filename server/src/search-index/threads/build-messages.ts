import type { IndexData } from '../data/index-data.ts';
import type { IndexedProgramme } from '../indexed-programme.ts';
import type { ReferenceTables } from '../reference-tables.ts';

export type ForBuildWorker =
  | { readonly kind: 'start'; readonly references: ReferenceTables }
  | { readonly kind: 'add'; readonly programmes: readonly IndexedProgramme[] }
  | { readonly kind: 'finish'; readonly threads: number };

export type FromBuildWorker =
  /** The worker has processed the last message. */
  | { readonly kind: 'done' }
  | { readonly kind: 'built'; readonly data: IndexData }
  | { readonly kind: 'failed'; readonly reason: string };
