import { useQuery } from '@tanstack/react-query';
import { useFreshQueries, useHost } from '@airdex/mfe-kit/screen';
import { PLAYLIST_COUNT_KEY, playlistCountQuery } from '@airdex/programme-preview';

/** How many playlists contain a programme; undefined while unknown. Updated when playlists change. */
export function usePlaylistCount(idProgram: number): number | undefined {
  const { api } = useHost();
  useFreshQueries('playlistsChange', PLAYLIST_COUNT_KEY);
  return useQuery(playlistCountQuery(idProgram, api)).data;
}
