import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHost } from '@airdex/mfe-kit/screen';
import { PLAYLIST_COUNT_KEY } from './programme-queries.ts';

/** Reloads the number of playlists of the visible programmes whenever playlists change. */
export function useFreshPlaylistCounts(): void {
  const { bus } = useHost();
  const queries = useQueryClient();
  useEffect(() => {
    const subscription = bus
      .on('playlistsChange')
      .subscribe(() => void queries.invalidateQueries({ queryKey: [PLAYLIST_COUNT_KEY] }));
    return () => subscription.unsubscribe();
  }, [bus, queries]);
}
