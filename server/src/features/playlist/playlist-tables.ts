import type { SortableTables } from '../collections/sortable-tables.ts';

export const PLAYLIST_TABLES = {
  item: 'playlist',
  folder: 'playlist_folder',
} as const satisfies SortableTables;
