import { playlistFilter } from '@airdex/shared-contracts/search-filter';
import type { HandlersOf } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import type { CatalogueServices } from '../search/catalogue-services.ts';
import { previewProgrammes } from '../search/preview-programmes.ts';
import { countUnseenShares, loadPlaylists, markSharesAsSeen } from './playlists.ts';
import { playlistProgrammes, readablePlaylists } from './readable-playlists.ts';

type PlaylistEndpoint =
  | 'getPlaylists'
  | 'getPlaylistsPrograms'
  | 'getPlaylistsByProgram'
  | 'getPlaylistsCountByProgram'
  | 'getUnseenSharedPlaylistCount'
  | 'markSharedPlaylistsAsSeen';

/** Programmes of a playlist that one call may ask for. */
const PROGRAMMES_MAX = 120;

export function playlistHandlers(services: CatalogueServices): HandlersOf<PlaylistEndpoint> {
  const { kysely, index, scopes } = services;
  return {
    async getPlaylists({ params, caller }) {
      const playlists = await loadPlaylists(kysely, caller.idUser);
      const wanted = params.withShared ? playlists : playlists.filter(({ username }) => username === null);
      if (!params.withCounts) return wanted;
      const scope = await scopes.of(caller);
      const programmes = await playlistProgrammes(
        kysely,
        caller.idUser,
        wanted.map(({ id }) => id),
      );
      return wanted.map((playlist) => ({
        ...playlist,
        programCount: (programmes.get(playlist.id) ?? []).filter((id) => index.contains(scope, id)).length,
      }));
    },

    async getPlaylistsPrograms({ params, caller, language }) {
      const readable = await readablePlaylists(kysely, caller.idUser)
        .select('playlist.id')
        .where('playlist.id', '=', params.id)
        .executeTakeFirst();
      if (!readable) throw new Refusal('not-found', 'There is no such playlist');
      const limit = Math.min(params.limit, PROGRAMMES_MAX);
      return previewProgrammes(services, caller, language, { filter: playlistFilter(params.id), limit });
    },

    async getPlaylistsByProgram({ params, caller }) {
      if (!index.contains(await scopes.of(caller), params.id)) return [];
      return loadPlaylists(kysely, caller.idUser, params.id);
    },

    async getPlaylistsCountByProgram({ params, caller }) {
      if (!index.contains(await scopes.of(caller), params.id)) return 0;
      return (await loadPlaylists(kysely, caller.idUser, params.id)).length;
    },

    getUnseenSharedPlaylistCount: ({ caller }) => countUnseenShares(kysely, caller.idUser),

    async markSharedPlaylistsAsSeen({ caller }) {
      await markSharesAsSeen(kysely, caller.idUser);
      return true as const;
    },
  };
}
