import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';

/** Prefix of the query keys of playlist counts. */
export const PLAYLIST_COUNT_KEY = 'playlist-count';

/** The card of a programme in a language; null outside the subscription. */
export const cardQuery = (idProgram: number, api: ApiClient, language: Language) =>
  queryOptions({
    queryKey: ['card', idProgram, language],
    // Not for the export layout, which only differs in the edit link.
    queryFn: ({ signal }) => api.getCard({ params: { id: idProgram, forExport: false }, signal }),
  });

/** How many of the user's playlists contain a programme. */
export const playlistCountQuery = (idProgram: number, api: ApiClient) =>
  queryOptions({
    queryKey: [PLAYLIST_COUNT_KEY, idProgram],
    queryFn: ({ signal }) => api.getPlaylistsCountByProgram({ params: { id: idProgram }, signal }),
  });
