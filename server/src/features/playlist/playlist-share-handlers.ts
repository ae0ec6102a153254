import type { HandlersOf } from '../../http/call.ts';
import { inTurns, listResponse } from '../../http/list-response.ts';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import { endSharing, leaveShared, shareableUsers, sharePlaylist } from './share-playlists.ts';
import { countUnseenShares, markSharesAsSeen } from './shares-seen.ts';

type PlaylistShareEndpoint =
  | 'getSharedPlaylistUsers'
  | 'linkMultipleSharedPlaylist'
  | 'unlinkMultipleSharedPlaylist'
  | 'unlinkSharedPlaylist'
  | 'getUnseenSharedPlaylistCount'
  | 'markSharedPlaylistsAsSeen';

const DONE = true as const;

export function playlistShareHandlers({
  kysely,
}: Pick<CatalogueServices, 'kysely'>): HandlersOf<PlaylistShareEndpoint> {
  return {
    getSharedPlaylistUsers: async ({ params, caller }) =>
      listResponse(inTurns(await shareableUsers(kysely, caller, params), (user) => user)),
    async linkMultipleSharedPlaylist({ params, body, caller }) {
      await sharePlaylist(kysely, caller.idUser, params.id, body);
      return DONE;
    },
    async unlinkMultipleSharedPlaylist({ params, body, caller }) {
      await endSharing(kysely, caller.idUser, params.id, body);
      return DONE;
    },
    async unlinkSharedPlaylist({ params, caller }) {
      await leaveShared(kysely, caller.idUser, params.id);
      return DONE;
    },
    getUnseenSharedPlaylistCount: ({ caller }) => countUnseenShares(kysely, caller.idUser),
    async markSharedPlaylistsAsSeen({ caller }) {
      await markSharesAsSeen(kysely, caller.idUser);
      return DONE;
    },
  };
}
