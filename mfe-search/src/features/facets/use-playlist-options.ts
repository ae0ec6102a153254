import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useHost } from '@airdex/mfe-kit/screen';

const KEY = ['playlist-options'];

/** Own playlists and those shared with the user; loaded again when playlists change. */
export function usePlaylistOptions(isWanted = true) {
  const { api, bus } = useHost();
  const queryClient = useQueryClient();
  useEffect(() => {
    const subscription = bus.on('playlistsChange').subscribe(() => {
      void queryClient.invalidateQueries({ queryKey: KEY });
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [bus, queryClient]);
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.getPlaylists({ params: { withShared: true, withCounts: true }, signal }),
    enabled: isWanted,
  });
}
