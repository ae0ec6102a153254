import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFreshQueries, useHost, useLanguage } from '@airdex/mfe-kit/screen';

const KEY = 'playlist-options';

/** Own playlists and those shared with the user; reloaded when playlists or the language change. */
export function usePlaylistOptions(isEnabled = true) {
  const { api } = useHost();
  const language = useLanguage();
  useFreshQueries('playlistsChange', KEY);
  return useQuery({
    queryKey: [KEY, language],
    queryFn: ({ signal }) => api.getPlaylists({ params: { withShared: true, withCounts: true }, signal }),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
}
