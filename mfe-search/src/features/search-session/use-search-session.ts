import { useEffect, useSyncExternalStore } from 'react';
import { pageHost, useCurrent, useHost } from '@airdex/mfe-kit/screen';
import type { HostServices } from '@airdex/shared-contracts/remote-contract';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { createSearchSession, type SearchSession } from './search-session.ts';

const sessions = new WeakMap<HostServices, SearchSession>();

/** The page's session, shared by all screens of the remote; created on first use. */
export function useSearchSession(): SearchSession {
  const host = pageHost(useHost());
  const session = sessions.get(host) ?? createSearchSession(host);
  sessions.set(host, session);
  useEffect(() => {
    session.connect();
  }, [session]);
  return session;
}

/** The search on the screen; null while a page is shown. */
export function useSearch(): SearchFilter | null {
  return useCurrent(useSearchSession().search);
}

/** A part of the panel's selection; renders only when that part is another object or value. */
export function useSelectionPart<Value>(pick: (selection: SearchFilter) => Value): Value {
  const { selection } = useSearchSession();
  return useSyncExternalStore(
    (notify) => {
      const subscription = selection.changes.subscribe(notify);
      return () => {
        subscription.unsubscribe();
      };
    },
    () => pick(selection.get()),
  );
}
