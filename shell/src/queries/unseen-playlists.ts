import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '../services/services-context.ts';
import { useShellQuery } from './use-shell-query.ts';

const NAME = 'unseen-playlists';
const queryKey = ['shell', NAME];
/** Colleagues may share a playlist at any time, and no event reports it to this browser. */
const REFRESH_AFTER_MS = 60_000;

/**
 * Number of shared playlists that the user has not yet seen; 0 while it is unknown.
 * @param refreshAfter false if another part of the page shows it, and so requests it
 */
export function useUnseenPlaylists(refreshAfter: number | false = REFRESH_AFTER_MS): number {
  const { api } = useServices();
  const { data = 0 } = useShellQuery({
    name: NAME,
    load: (signal) => api.getUnseenSharedPlaylistCount({ signal }),
    reloadOn: refreshAfter === false ? [] : ['playlistsChange'],
    refreshAfter,
  });
  return data;
}

/**
 * Marks the shared playlists as seen on the server, also those that are shared during the visit, and clears the badge
 * once that is done. Waits until the page is visible, and tries again a minute after a failure.
 */
export function useMarkPlaylistsSeen(): void {
  const { api, host } = useServices();
  const queryClient = useQueryClient();
  const hasUnseen = useUnseenPlaylists(false) > 0;
  // Null before the first call.
  const isMarking = useRef<boolean | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const tryAgain = () => setAttempt((before) => before + 1);
    if (document.hidden) {
      document.addEventListener('visibilitychange', tryAgain, { once: true });
      return () => document.removeEventListener('visibilitychange', tryAgain);
    }
    const isLater = isMarking.current === false;
    if (isMarking.current || (isLater && !hasUnseen)) return undefined;
    // The list was loaded before they were shared.
    if (isLater) host.bus.raise('playlistsChange');
    isMarking.current = true;
    api
      .markSharedPlaylistsAsSeen()
      // A count in progress was requested before the change.
      .then(() => queryClient.cancelQueries({ queryKey }))
      .then(
        () => void queryClient.setQueriesData({ queryKey }, 0),
        (error: unknown) => {
          host.telemetry.report({ kind: 'error', name: 'mark-playlists-seen', error });
          setTimeout(tryAgain, REFRESH_AFTER_MS);
        },
      )
      .finally(() => (isMarking.current = false));
    return undefined;
  }, [api, host, queryClient, hasUnseen, attempt]);
}
