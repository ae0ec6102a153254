import { useEffect } from 'react';
import { keepPreviousData, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { EventName } from '@airdex/shared-contracts/events';
import { useServices } from '../services/services-context.ts';
import { useCurrent } from '../lib/current/use-current.ts';

/** What could not be loaded is requested again, because nothing offers a retry for a missing entry. */
const RETRY_AFTER_MS = 60_000;

interface ShellQuery<Answer> {
  readonly name: string;
  readonly load: (signal: AbortSignal) => Promise<Answer>;
  /** Events after which the data loads again. */
  readonly reloadOn?: readonly EventName[];
  /** A visible page loads the data again after this time, in milliseconds. */
  readonly refreshAfter?: number | false;
}

/**
 * Data from the server for the frame. A failure affects only the component that shows the data. While it loads in
 * another language, the previous data stays, so that entries do not disappear from under the pointer and come back.
 */
export function useShellQuery<Answer>({
  name,
  load,
  reloadOn = [],
  refreshAfter = false,
}: ShellQuery<Answer>): UseQueryResult<Answer> {
  const { host, language } = useServices();
  const queryClient = useQueryClient();
  const reloads = reloadOn.join(' ');
  useEffect(() => {
    if (reloads === '') return undefined;
    const subscription = host.bus.all.subscribe((event) => {
      if (reloads.split(' ').includes(event.name))
        void queryClient.invalidateQueries({ queryKey: ['shell', name] });
    });
    return () => {
      subscription.unsubscribe();
      // While nothing shows the data, it misses these events.
      void queryClient.invalidateQueries({ queryKey: ['shell', name], refetchType: 'none' });
    };
  }, [host, queryClient, reloads, name]);
  return useQuery({
    // Responses depend on the language.
    queryKey: ['shell', name, useCurrent(language)],
    queryFn: ({ signal }) => load(signal),
    staleTime: 5 * 60_000,
    refetchInterval: ({ state }) => refreshAfter || (state.status === 'error' && RETRY_AFTER_MS),
    placeholderData: keepPreviousData,
  });
}
