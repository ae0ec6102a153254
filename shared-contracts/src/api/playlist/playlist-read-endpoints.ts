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
    summary: 'Own playlists, with those shared with the caller if wanted. Without counts, programCount is 0.',
    params: z.object({ withShared: flagParameter, withCounts: flagParameter }),
    response: playlists,
  }),
  getPlaylistsPrograms: endpoint({
    ...get,
    path: 'api/Playlist/GetPlaylistsPrograms/{id}/{limit}',
    summary: 'The first programmes of a playlist and how many there are.',
    params: z.object({ id: idParameter, limit: idParameter }),
    response: json(programmePreviewSchema),
  }),
  getPlaylistsByProgram: endpoint({
    ...get,
    path: 'api/Playlist/GetPlaylistsByProgram/{id}',
    summary: 'The playlists that hold a programme, with counts.',
    params: id,
    response: playlists,
  }),
  getPlaylistsCountByProgram: endpoint({
    ...get,
    path: 'api/Playlist/GetPlaylistsCountByProgram/{id}',
    summary: 'How many playlists hold a programme.',
    params: id,
    response: json(z.int()),
  }),
  getUnseenSharedPlaylistCount: endpoint({
    ...get,
    path: 'api/Playlist/GetUnseenSharedPlaylistCount',
    summary: 'How many playlists were shared with the caller and not yet seen.',
    response: json(z.int()),
  }),
  getSharedPlaylistUsers: endpoint({
    ...get,
    path: 'api/Playlist/GetSharedPlaylistUsers/{id}/{term?}',
    summary: "Users of the owner's company whose address or name starts with the term.",
    params: z.object({ id: idParameter, term: z.optional(textParameter) }),
    response: json(z.array(sharedPlaylistUserSchema)),
  }),
  getSortablePlaylists: endpoint({
    ...get,
    path: 'api/Playlist/GetSortablePlaylists',
    summary: "The caller's order of playlists and their folders.",
    response: json(sortableListSchema),
  }),
};
