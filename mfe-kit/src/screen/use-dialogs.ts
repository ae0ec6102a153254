import { useEffect, useMemo } from 'react';
import type { HostDialogs } from '@airdex/shared-contracts/remote-contract';
import { useHost } from './host-context.ts';

/** The host's dialogs for a component. A dialog that the component opens closes when the component unmounts. */
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
      // React's strict mode mounts a component again.
      if (life.signal.aborted) life = new AbortController();
      return () => life.abort();
    };
    return { own, live };
  }, [dialogs]);
  useEffect(owned.live, [owned]);
  return owned.own;
}
