import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { EventName } from '@airdex/shared-contracts/events';
import { pageHost, useHost } from './host-context.ts';

/** What each query client already follows, as `event key`. */
const followed = new WeakMap<QueryClient, Set<string>>();

/**
 * Keeps queries up to date from the first use until the page is closed, also while another screen is shown: each time
 * the event is raised, those in use load again, and the others are removed, so that no screen opens with outdated data.
 * @param key first element of the queries' keys
 */
export function useFreshQueries(event: EventName, key: string): void {
  const page = pageHost(useHost());
  const queries = useQueryClient();
  useEffect(() => {
    const known = followed.get(queries) ?? new Set();
    followed.set(queries, known);
    const name = `${event} ${key}`;
    if (known.has(name)) return;
    known.add(name);
    page.bus.on(event).subscribe(() => {
      queries.removeQueries({ queryKey: [key], type: 'inactive' });
      void queries.invalidateQueries({ queryKey: [key] });
    });
  }, [page, queries, event, key]);
}
