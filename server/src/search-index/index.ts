export type * from './indexed-programme.ts';
export type * from './query.ts';
export type * from './reference-tables.ts';
export type { SearchIndex, SearchIndexOptions } from './search-index.ts';
