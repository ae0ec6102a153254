import type { SortableTables } from '../collections/sortable-tables.ts';

export const SAVED_SEARCH_TABLES = {
  item: 'saved_search',
  folder: 'saved_search_folder',
} as const satisfies SortableTables;
