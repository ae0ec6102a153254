import { useEffect, useEffectEvent } from 'react';
import { useHost } from '@airdex/mfe-kit/screen';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';

/** Calls `onChange` when playlists change anywhere while the search filters by playlists. */
export function usePlaylistChanges(filter: SearchFilter, onChange: () => void): void {
  const { bus } = useHost();
  const asksPlaylists = filter.allPlaylistsSelected || filter.selectedPlaylists.length > 0;
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    if (!asksPlaylists) return undefined;
    const subscription = bus.on('playlistsChange').subscribe(() => {
      notify();
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [bus, asksPlaylists]);
}
