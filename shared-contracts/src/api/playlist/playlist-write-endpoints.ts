import * as z from 'zod/mini';
import { ITEMS_OF_USER_MAX } from '../../constants/limits.ts';
import { selectedSearchSchema } from '../../search-filter/search-request.ts';
import { endpoint, json } from '../endpoint/endpoint.ts';
import { idParameter } from '../endpoint/parameters.ts';
import {
  changedDescriptionSchema,
  descriptionSchema,
  doneSchema,
  idSchema,
  requiredNameSchema,
} from '../endpoint/shapes.ts';
import {
  folderSchema,
  newFolderSchema,
  renamedFolderSchema,
  sortableOrderSchema,
} from '../endpoint/sortable.ts';
import { playlistSchema } from './playlist.ts';

const params = z.object({ id: idParameter });
const base = { access: 'user' } as const;
const put = { method: 'PUT', access: 'user' } as const;
const done = json(doneSchema);

/**
 * Add keeps the content of the playlists and needs at least one of them. ReplaceByProgram makes the given playlists exactly
 * those of the caller's own that contain the programmes: without any, the programmes are removed from all of them.
 */
export const ADD_MODES = ['Add', 'ReplaceByProgram'] as const;
export type AddMode = (typeof ADD_MODES)[number];

const idPlaylists = z.array(idSchema).check(z.maxLength(ITEMS_OF_USER_MAX));
/** Far more users than a company has. */
const USERS_MAX = 10_000;
const userIds = z.array(idSchema).check(z.minLength(1), z.maxLength(USERS_MAX));

/** Writes of playlists. Only the owner may change one; others, even recipients of a share, get 404. */
export const playlistWriteEndpoints = {
  addPlaylist: endpoint({
    ...base,
    method: 'POST',
    path: 'api/Playlist/AddPlaylist',
    body: z.object({ name: requiredNameSchema, description: descriptionSchema }),
    response: json(playlistSchema),
  }),
  savePlaylist: endpoint({
    ...put,
    path: 'api/Playlist/SavePlaylist',
    body: z.object({ id: idSchema, name: requiredNameSchema, description: changedDescriptionSchema }),
    response: json(playlistSchema),
  }),
  duplicatePlaylist: endpoint({
    ...put,
    path: 'api/Playlist/DuplicatePlaylist/{id}',
    params,
    response: json(playlistSchema),
  }),
  deletePlaylist: endpoint({
    ...base,
    method: 'DELETE',
    path: 'api/Playlist/DeletePlaylist/{id}',
    params,
    response: done,
  }),
  restorePlaylist: endpoint({
    ...put,
    path: 'api/Playlist/RestorePlaylist/{id}',
    params,
    response: json(playlistSchema),
  }),
  addProgramsToPlaylist: endpoint({
    ...put,
    path: 'api/Playlist/AddProgramsToPlaylist',
    body: z.object({ idPlaylists, filter: selectedSearchSchema, mode: z.enum(ADD_MODES) }),
    namesProgrammes: true,
    response: json(z.int()),
  }),
  removeProgramsToPlaylist: endpoint({
    ...put,
    path: 'api/Playlist/RemoveProgramsToPlaylist',
    body: z.object({ idPlaylists, filter: selectedSearchSchema }),
    namesProgrammes: true,
    response: json(z.int()),
  }),
  markSharedPlaylistsAsSeen: endpoint({
    ...base,
    method: 'POST',
    path: 'api/Playlist/MarkSharedPlaylistsAsSeen',
    response: done,
  }),
  linkMultipleSharedPlaylist: endpoint({
    ...put,
    path: 'api/Playlist/LinkMultipleSharedPlaylist/{id}',
    params,
    body: userIds,
    response: done,
  }),
  unlinkMultipleSharedPlaylist: endpoint({
    ...put,
    path: 'api/Playlist/UnlinkMultipleSharedPlaylist/{id}',
    params,
    body: userIds,
    response: done,
  }),
  unlinkSharedPlaylist: endpoint({
    ...base,
    method: 'DELETE',
    path: 'api/Playlist/UnlinkSharedPlaylist/{id}',
    params,
    response: done,
  }),
  addPlaylistFolder: endpoint({
    ...base,
    method: 'POST',
    path: 'api/Playlist/AddPlaylistFolder',
    body: newFolderSchema,
    response: json(folderSchema),
  }),
  savePlaylistFolder: endpoint({
    ...put,
    path: 'api/Playlist/SavePlaylistFolder',
    body: renamedFolderSchema,
    response: json(folderSchema),
  }),
  deletePlaylistFolder: endpoint({
    ...base,
    method: 'DELETE',
    path: 'api/Playlist/DeletePlaylistFolder/{id}',
    params,
    response: done,
  }),
  setSortablePlaylists: endpoint({
    ...put,
    path: 'api/Playlist/SetSortablePlaylists',
    body: sortableOrderSchema,
    response: done,
  }),
};
