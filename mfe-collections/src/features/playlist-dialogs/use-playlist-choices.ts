import { useQueryClient } from '@tanstack/react-query';
import { useHost } from '@airdex/mfe-kit/screen';
import type { ApiClient, Playlist } from '@airdex/shared-contracts/api';
import { useFreshQuery, useRefresh } from '../dialog-flow/use-fresh-query.ts';

const NAME = 'playlist-choices';

export interface PlaylistChoices {
  /** Own playlists, because shared ones can't be changed. */
  readonly playlists: readonly Playlist[];
  /** The ids of those that contain the programme. */
  readonly held: ReadonlySet<number>;
  /** The playlists of colleagues that contain the programme. */
  readonly shared: readonly Playlist[];
}

async function load(api: ApiClient, idProgram: number | null, signal: AbortSignal): Promise<PlaylistChoices> {
  const [playlists, holding] = await Promise.all([
    api.getPlaylists({ params: { withShared: false, withCounts: true }, signal }),
    idProgram === null ? [] : api.getPlaylistsByProgram({ params: { id: idProgram }, signal }),
  ]);
  const own = new Set(playlists.map(({ id }) => id));
  return {
    playlists,
    held: new Set(holding.map(({ id }) => id).filter((id) => own.has(id))),
    shared: holding.filter(({ id }) => !own.has(id)),
  };
}

/**
 * The playlists that a dialog offers.
 * @param idProgram also fetches which of them contain this programme
 */
export function usePlaylistChoices(idProgram: number | null = null) {
  const { api } = useHost();
  const queries = useQueryClient();
  const query = useFreshQuery(NAME, (signal) => load(api, idProgram, signal));
  const refresh = useRefresh(NAME);
  return {
    query,
    /** Loads them again. If that fails, returns those that are known, and rejects if none are. */
    reload: async (): Promise<PlaylistChoices> => {
      const { data, error } = await query.refetch();
      if (data === undefined) throw error ?? new Error('There are no playlists to choose from.');
      return data;
    },
    refresh,
    /** One more, which was created in the meantime: first, where the user sees it. */
    add(playlist: Playlist) {
      queries.setQueryData<PlaylistChoices>([NAME], (known) =>
        known === undefined ? known : { ...known, playlists: [playlist, ...known.playlists] },
      );
    },
  };
}
