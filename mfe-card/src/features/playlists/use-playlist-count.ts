import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHost } from '@airdex/mfe-kit/screen';
import { PLAYLIST_COUNT, playlistCountQuery } from './playlist-count-query.ts';

/** How many playlists contain a programme; undefined while unknown. Updated when playlists change. */
export function usePlaylistCount(idProgram: number): number | undefined {
  const { api, bus } = useHost();
  const queries = useQueryClient();
  useEffect(() => {
    const subscription = bus.on('playlistsChange').subscribe(() => {
      void queries.invalidateQueries({ queryKey: [PLAYLIST_COUNT] });
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [bus, queries]);
  return useQuery(playlistCountQuery(idProgram, api)).data;
}
