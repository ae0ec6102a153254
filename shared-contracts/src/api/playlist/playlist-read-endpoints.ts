import * as z from 'zod/mini';
import { endpoint, json } from '../endpoint/endpoint.ts';
import { flagParameter, idParameter, textParameter } from '../endpoint/parameters.ts';
import { sortableListSchema } from '../endpoint/sortable.ts';
import { programmePreviewSchema } from '../search/programme-line.ts';
import { playlistSchema, sharedPlaylistUserSchema } from './playlist.ts';

const get = { method: 'GET', access: 'user' } as const;
const id = z.object({ id: idParameter });
const playlists = json(z.array(playlistSchema));

/** Reads of playlists. One that is neither the caller's nor shared with the caller returns 404. */
export const playlistReadEndpoints = {
  getPlaylists: endpoint({
    ...get,
    path: 'api/Playlist/GetPlaylists/{withShared}/{withCounts}',
    params: z.object({ withShared: flagParameter, withCounts: flagParameter }),
    response: playlists,
  }),
  getPlaylistsPrograms: endpoint({
    ...get,
    path: 'api/Playlist/GetPlaylistsPrograms/{id}/{limit}',
    params: z.object({ id: idParameter, limit: idParameter }),
    response: json(programmePreviewSchema),
  }),
  getPlaylistsByProgram: endpoint({
    ...get,
    path: 'api/Playlist/GetPlaylistsByProgram/{id}',
    params: id,
    response: playlists,
  }),
  getPlaylistsCountByProgram: endpoint({
    ...get,
    path: 'api/Playlist/GetPlaylistsCountByProgram/{id}',
    params: id,
    response: json(z.int()),
  }),
  getUnseenSharedPlaylistCount: endpoint({
    ...get,
    path: 'api/Playlist/GetUnseenSharedPlaylistCount',
    response: json(z.int()),
  }),
  getSharedPlaylistUsers: endpoint({
    ...get,
    path: 'api/Playlist/GetSharedPlaylistUsers/{id}/{term?}',
    params: z.object({ id: idParameter, term: z.optional(textParameter) }),
    response: json(z.array(sharedPlaylistUserSchema)),
  }),
  getSortablePlaylists: endpoint({
    ...get,
    path: 'api/Playlist/GetSortablePlaylists',
    response: json(sortableListSchema),
  }),
};
