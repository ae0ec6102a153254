import { sortableCollection } from '../collections/sortable-collection.ts';
import type { HandlersOf } from '../../http/call.ts';
import { inTurns, listResponse } from '../../http/list-response.ts';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import { describePlaylist } from './describe-playlists.ts';
import { emptyIfBlankHtml } from '../../html/empty-html.ts';
import { sanitiseHtml } from '../../html/sanitise-html.ts';
import { addSelected, removeSelected } from './fill-playlists.ts';
import { PLAYLIST_TABLES } from './playlist-tables.ts';
import {
  addPlaylist,
  deletePlaylist,
  duplicatePlaylist,
  restorePlaylist,
  savePlaylist,
} from './write-playlists.ts';

type PlaylistWriteEndpoint =
  | 'addPlaylist'
  | 'savePlaylist'
  | 'duplicatePlaylist'
  | 'deletePlaylist'
  | 'restorePlaylist'
  | 'addProgramsToPlaylist'
  | 'removeProgramsToPlaylist'
  | 'getSortablePlaylists'
  | 'setSortablePlaylists'
  | 'addPlaylistFolder'
  | 'savePlaylistFolder'
  | 'deletePlaylistFolder';

const DONE = true as const;

export function playlistWriteHandlers(services: CatalogueServices): HandlersOf<PlaylistWriteEndpoint> {
  const { kysely } = services;
  const sortable = sortableCollection(kysely, PLAYLIST_TABLES);
  return {
    async addPlaylist({ body, caller }) {
      const description = emptyIfBlankHtml(sanitiseHtml(body.description));
      const id = await addPlaylist(kysely, caller.idUser, { ...body, description });
      return describePlaylist(services, caller, id);
    },
    async savePlaylist({ body, caller }) {
      const given = body.description;
      const description = given === undefined ? undefined : emptyIfBlankHtml(sanitiseHtml(given));
      await savePlaylist(kysely, caller.idUser, { ...body, description });
      return describePlaylist(services, caller, body.id);
    },
    async duplicatePlaylist({ params, caller, language }) {
      const copy = await duplicatePlaylist(services, caller, language, params.id);
      return describePlaylist(services, caller, copy);
    },
    async deletePlaylist({ params, caller }) {
      await deletePlaylist(kysely, caller.idUser, params.id);
      return DONE;
    },
    async restorePlaylist({ params, caller }) {
      await restorePlaylist(kysely, caller.idUser, params.id);
      return describePlaylist(services, caller, params.id);
    },

    addProgramsToPlaylist: ({ body, caller, language }) => addSelected({ services, caller, language }, body),
    removeProgramsToPlaylist: ({ body, caller, language }) =>
      removeSelected({ services, caller, language }, body),

    getSortablePlaylists: async ({ caller }) =>
      listResponse(inTurns(await sortable.list(caller.idUser), (entry) => entry)),
    async setSortablePlaylists({ body, caller }) {
      await sortable.setOrder(caller.idUser, body);
      return DONE;
    },
    addPlaylistFolder: ({ body, caller }) => sortable.addFolder(caller.idUser, body.name),
    savePlaylistFolder: ({ body, caller }) => sortable.renameFolder(caller.idUser, body.id, body.name),
    async deletePlaylistFolder({ params, caller }) {
      await sortable.deleteFolder(caller.idUser, params.id);
      return DONE;
    },
  };
}
