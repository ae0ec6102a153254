import { useEffect, useRef } from 'react';
import { useHost } from '@airdex/mfe-kit/screen';

/** A tab that was away for longer loads its list again. */
const AWAY_MS = 60_000;

interface ReloadOptions {
  /** Saved searches or playlists have changed, in this window or in another one. */
  readonly onChange: () => void;
  /** The tab is visible again after more than a minute; `onChange` if left out. */
  readonly onReturn?: () => void;
}

/** Reloads the list of a page when it may be out of date. */
export function useReload({ onChange, onReturn = onChange }: ReloadOptions): void {
  const { bus } = useHost();
  const latest = useRef({ onChange, onReturn });
  useEffect(() => {
    latest.current = { onChange, onReturn };
  });
  useEffect(() => {
    const subscriptions = (['saveSearch', 'playlistsChange'] as const).map((event) =>
      bus.on(event).subscribe(() => {
        latest.current.onChange();
      }),
    );
    let leftAt = document.hidden ? Date.now() : null;
    const listen = () => {
      if (document.hidden) leftAt ??= Date.now();
      else {
        if (leftAt !== null && Date.now() - leftAt > AWAY_MS) latest.current.onReturn();
        leftAt = null;
      }
    };
    document.addEventListener('visibilitychange', listen);
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      document.removeEventListener('visibilitychange', listen);
    };
  }, [bus]);
}
