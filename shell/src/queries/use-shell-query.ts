import { useEffect } from 'react';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { EventName } from '@airdex/shared-contracts/events';
import { useServices } from '../services/services-context.ts';
import { useCurrent } from '../lib/current/use-current.ts';

interface ShellQuery<Answer> {
  readonly name: string;
  readonly load: (signal: AbortSignal) => Promise<Answer>;
  /** Events after which it is loaded again. */
  readonly reloadOn?: readonly EventName[];
}

/** Key of a shell's query; answers depend on the language, which is part of it. */
export function useShellQueryKey(name: string): readonly string[] {
  const { language } = useServices();
  return ['shell', name, useCurrent(language)];
}

/** Data that the frame shows of the server. A failure concerns nobody but who shows it. */
export function useShellQuery<Answer>({
  name,
  load,
  reloadOn = [],
}: ShellQuery<Answer>): UseQueryResult<Answer> {
  const { host } = useServices();
  const queryClient = useQueryClient();
  const queryKey = useShellQueryKey(name);
  const events = reloadOn.join(' ');
  useEffect(() => {
    const subscription = host.bus.all.subscribe((event) => {
      if (events.split(' ').includes(event.name))
        void queryClient.invalidateQueries({ queryKey: ['shell', name] });
    });
    return () => subscription.unsubscribe();
  }, [host, queryClient, events, name]);
  return useQuery({ queryKey, queryFn: ({ signal }) => load(signal), staleTime: 5 * 60_000 });
}
