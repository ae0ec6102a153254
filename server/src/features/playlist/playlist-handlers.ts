import { playlistFilter } from '@airdex/shared-contracts/search-filter';
import type { HandlersOf } from '../../http/call.ts';
import { listResponse } from '../../http/list-response.ts';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import { previewProgrammes } from '../search/preview-programmes.ts';
import { withProgrammeCounts } from './describe-playlists.ts';
import { noSuchPlaylist } from './own-playlists.ts';
import { readPlaylists } from './playlists.ts';
import { countPlaylistsHolding, readablePlaylists } from '../collections/readable-playlists.ts';

type PlaylistEndpoint =
  | 'getPlaylists'
  | 'getPlaylistsPrograms'
  | 'getPlaylistsByProgram'
  | 'getPlaylistsCountByProgram';

/** Maximum programmes of a playlist per call. */
const PROGRAMMES_MAX = 120;

export function playlistHandlers(services: CatalogueServices): HandlersOf<PlaylistEndpoint> {
  const { kysely, index, scopes } = services;
  return {
    getPlaylists({ params: { withShared, withCounts }, caller }) {
      const playlists = readPlaylists(kysely, caller.idUser, { withShared });
      return listResponse(withCounts ? withProgrammeCounts(services, caller, playlists) : playlists);
    },

    async getPlaylistsPrograms({ params, caller, language }) {
      const readable = await readablePlaylists(kysely, caller.idUser)
        .select('playlist.id')
        .where('playlist.id', '=', params.id)
        .executeTakeFirst();
      if (!readable) throw noSuchPlaylist();
      const limit = Math.min(params.limit, PROGRAMMES_MAX);
      return previewProgrammes(services, caller, language, { filter: playlistFilter(params.id), limit });
    },

    async getPlaylistsByProgram({ params, caller }) {
      if (!index.contains(await scopes.of(caller), params.id)) return [];
      const holding = readPlaylists(kysely, caller.idUser, { idProgramme: params.id });
      return listResponse(withProgrammeCounts(services, caller, holding));
    },

    async getPlaylistsCountByProgram({ params, caller }) {
      if (!index.contains(await scopes.of(caller), params.id)) return 0;
      return countPlaylistsHolding(kysely, caller.idUser, params.id);
    },
  };
}
