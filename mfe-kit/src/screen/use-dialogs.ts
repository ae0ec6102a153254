import { useEffect, useMemo } from 'react';
import type { HostDialogs } from '@airdex/shared-contracts/remote-contract';
import { useHost } from './host-context.ts';

/** The host's dialogs, for a component that opens some: one that it has opened closes when it is unmounted. */
export function useDialogs(): HostDialogs {
  const { dialogs } = useHost();
  const owned = useMemo(() => {
    let life = new AbortController();
    const own: HostDialogs = {
      open: (name, props, { signal } = {}) =>
        dialogs.open(name, props, {
          signal: signal === undefined ? life.signal : AbortSignal.any([life.signal, signal]),
        }),
      prepare: (name) => dialogs.prepare(name),
    };
    const live = () => {
      // A component may be mounted again, as React's strict mode does.
      if (life.signal.aborted) life = new AbortController();
      return () => life.abort();
    };
    return { own, live };
  }, [dialogs]);
  useEffect(owned.live, [owned]);
  return owned.own;
}
