import { useEffect } from 'react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';

const KEY = ['playlist-options'];

/** Own playlists and those shared with the user; reloaded when playlists or the language change. */
export function usePlaylistOptions(isEnabled = true) {
  const { api, bus } = useHost();
  const language = useLanguage();
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
    queryKey: [...KEY, language],
    queryFn: ({ signal }) => api.getPlaylists({ params: { withShared: true, withCounts: true }, signal }),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
}
