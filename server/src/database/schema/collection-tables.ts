import type { Generated, GeneratedAlways } from 'kysely';
import type { GeneratedTimestamp, Json, OptionalTimestamp, Timestamp } from './column-types.ts';

export interface FolderTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  position: Generated<number>;
}

export interface SavedSearchTable {
  id: Generated<number>;
  user_id: number;
  folder_id: number | null;
  position: Generated<number>;
  name: string;
  description: Generated<string>;
  filter: Json;
  /** Bytes of the filter as text. */
  filter_bytes: GeneratedAlways<number>;
  last_call: OptionalTimestamp;
  show_in_homepage: Generated<boolean>;
  daily_update: Generated<boolean>;
  is_favorite: Generated<boolean>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

export interface PlaylistTable {
  id: Generated<number>;
  user_id: number;
  folder_id: number | null;
  position: Generated<number>;
  name: string;
  description: Generated<string>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

export interface PlaylistProgrammeTable {
  playlist_id: number;
  programme_id: number;
  added_at: GeneratedTimestamp;
}

export interface PlaylistShareTable {
  playlist_id: number;
  user_id: number;
  shared_at: GeneratedTimestamp;
  seen_at: OptionalTimestamp;
}

export interface PlaylistWriteTable {
  user_id: number;
  add_to: number[];
  remove_from: number[];
  programmes: number[];
  deletes_playlists: boolean;
  position: Generated<number>;
  holder: string;
  held_until: Timestamp;
}

export interface DeletedItemTable {
  /** Table of the item: 'saved_search' or 'playlist'. */
  kind: string;
  id: number;
  user_id: number;
  deleted_at: GeneratedTimestamp;
  /** The row of the item. */
  item: Json;
  programmes: Generated<number[]>;
  /** The rows of its shares. */
  shares: Json;
}

export interface CollectionTables {
  saved_search_folder: FolderTable;
  playlist_folder: FolderTable;
  saved_search: SavedSearchTable;
  playlist: PlaylistTable;
  playlist_programme: PlaylistProgrammeTable;
  playlist_share: PlaylistShareTable;
  playlist_write: PlaylistWriteTable;
  deleted_item: DeletedItemTable;
}
