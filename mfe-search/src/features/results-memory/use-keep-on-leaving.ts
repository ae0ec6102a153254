import { useEffect, useEffectEvent } from 'react';
import { useHost } from '@airdex/mfe-kit/screen';
import { useSearchSession } from '../search-session/use-search-session.ts';

/**
 * Calls `keep` with a history entry when the user leaves it: for another entry, by signing out, or with the page.
 * Everything is still as it was at that entry.
 */
export function useKeepOnLeaving(keep: (entry: string) => void): void {
  const host = useHost();
  const { memory } = useSearchSession();
  const onLeaving = useEffectEvent(keep);
  useEffect(() => {
    let entry = memory.entry();
    const subscription = host.historyEntry.changes.subscribe(() => {
      const next = memory.entry();
      if (next !== entry) onLeaving(entry);
      entry = next;
    });
    // A user who is sent to the login page returns to the same entry.
    subscription.add(
      host.session.changes.subscribe((user) => {
        if (user === null) onLeaving(entry);
        // It names its user.
        else entry = memory.entry();
      }),
    );
    const leave = () => {
      onLeaving(entry);
    };
    const hide = () => {
      if (document.visibilityState === 'hidden') onLeaving(entry);
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      subscription.unsubscribe();
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [host, memory]);
}
