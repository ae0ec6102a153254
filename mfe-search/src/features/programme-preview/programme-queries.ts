import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';

/** What the keys of playlist counts begin with. */
export const PLAYLIST_COUNT_KEY = 'playlist-count';

/** The card of a programme in a language; null when it is not the caller's to see. */
export const cardQuery = (idProgram: number, api: ApiClient, language: Language) =>
  queryOptions({
    queryKey: ['card', idProgram, language],
    // Not for the export layout, which differs in the edit link alone.
    queryFn: ({ signal }) => api.getCard({ params: { id: idProgram, forExport: false }, signal }),
    staleTime: 5 * 60_000,
  });

/** How many of the user's playlists hold a programme. Asked for anew each time, as adding it to one is what it shows. */
export const playlistCountQuery = (idProgram: number, api: ApiClient) =>
  queryOptions({
    queryKey: [PLAYLIST_COUNT_KEY, idProgram],
    queryFn: ({ signal }) => api.getPlaylistsCountByProgram({ params: { id: idProgram }, signal }),
    staleTime: 0,
  });
