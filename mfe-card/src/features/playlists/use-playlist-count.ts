import { useQuery } from '@tanstack/react-query';
import { useFreshQueries, useHost } from '@airdex/mfe-kit/screen';
import { PLAYLIST_COUNT, playlistCountQuery } from './playlist-count-query.ts';

/** How many playlists contain a programme; undefined while unknown. Updated when playlists change. */
export function usePlaylistCount(idProgram: number): number | undefined {
  const { api } = useHost();
  useFreshQueries('playlistsChange', PLAYLIST_COUNT);
  return useQuery(playlistCountQuery(idProgram, api)).data;
}
