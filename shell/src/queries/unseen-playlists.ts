import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '../services/services-context.ts';
import { useShellQuery } from './use-shell-query.ts';

const NAME = 'unseen-playlists';

/** Number of shared playlists that the user has not yet seen; 0 while it is unknown. */
export function useUnseenPlaylists(): number {
  const { api } = useServices();
  const { data = 0 } = useShellQuery({
    name: NAME,
    load: (signal) => api.getUnseenSharedPlaylistCount({ signal }),
    reloadOn: ['playlistsChange'],
  });
  return data;
}

/** Marks the shared playlists as seen on the server, and clears the badge once that is done. */
export function useMarkPlaylistsSeen(): void {
  const { api, host } = useServices();
  const queryClient = useQueryClient();
  useEffect(() => {
    api.markSharedPlaylistsAsSeen().then(
      () => {
        // A count in progress was requested before the change.
        void queryClient.cancelQueries({ queryKey: ['shell', NAME] });
        queryClient.setQueriesData({ queryKey: ['shell', NAME] }, 0);
      },
      (error: unknown) => host.telemetry.report({ kind: 'error', name: 'mark-playlists-seen', error }),
    );
  }, [api, host, queryClient]);
}
