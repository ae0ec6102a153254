export type * from './indexed-programme.ts';
export type { OptionListName } from './facets/option-names.ts';
export type * from './query.ts';
export type * from './reference-tables.ts';
export { SearchIndex } from './search-index.ts';
export { normaliseText } from './text/normalise-text.ts';
