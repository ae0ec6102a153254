import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@airdex/shared-contracts/api';

export const PLAYLIST_COUNT = 'playlist-count';

/** How many playlists contain a programme. */
export const playlistCountQuery = (id: number, api: ApiClient) =>
  queryOptions({
    queryKey: [PLAYLIST_COUNT, id],
    queryFn: ({ signal }) => api.getPlaylistsCountByProgram({ params: { id }, signal }),
  });
