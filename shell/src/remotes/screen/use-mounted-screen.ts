import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { mountOnDemand } from './mount-on-demand.ts';
import type { MountedScreen } from './mount-screen.ts';
import type { RemoteFailure } from '../failures/remote-failure.ts';
import type { RemoteLoadError } from '../failures/remote-load-error.ts';
import { useRemotes } from './remotes-context.tsx';

/** State of a screen. */
export type ScreenState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'mounted' }
  | {
      readonly kind: 'failed';
      readonly error: RemoteLoadError;
      /** The props it failed with. */
      readonly screen: unknown;
    };

/** Failures that may be resolved when the network is back. */
const UNREACHED: ReadonlySet<RemoteFailure['kind']> = new Set(['unreachable', 'timed-out']);

const LOADING: ScreenState = { kind: 'loading' };
const MOUNTED: ScreenState = { kind: 'mounted' };

/** Props are data. Pages may create the same ones again each time they render. */
const isSameData = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Mounts a screen into `container` while the component is mounted. After a failure, mounts it again on `retry`, when its
 * props change, or when the network is back if it was missing.
 */
export function useMountedScreen(
  remote: string,
  exposed: string,
  screen: unknown,
  container: RefObject<HTMLElement | null>,
): { readonly state: ScreenState; retry(): void } {
  const { loader, host } = useRemotes();
  const [attempt, setAttempt] = useState(0);
  const run = `${remote} ${exposed} ${attempt}`;
  const [reached, setReached] = useState({ run, state: LOADING });
  const mounted = useRef<MountedScreen | null>(null);
  const latest = useRef(screen);
  const retry = useCallback(() => setAttempt((earlier) => earlier + 1), []);

  useEffect(() => {
    latest.current = screen;
    mounted.current?.update(screen);
  }, [screen]);

  useEffect(() => {
    if (container.current === null) return undefined;
    let isBack = false;
    const hear = () => {
      isBack = true;
    };
    window.addEventListener('online', hear);
    const own = mountOnDemand({
      loader,
      remote,
      exposed,
      host,
      screen: latest.current,
      container: container.current,
      onMounted: () => setReached({ run, state: MOUNTED }),
      onFailed: (error) => {
        // The network came back while the last attempt was still waiting for a response.
        if (isBack && UNREACHED.has(error.failure.kind)) {
          retry();
          return;
        }
        host.telemetry.report({ kind: 'error', name: `remote ${error.failure.kind}`, error });
        setReached({ run, state: { kind: 'failed', error, screen: latest.current } });
      },
    });
    mounted.current = own;
    return () => {
      window.removeEventListener('online', hear);
      mounted.current = null;
      void own.unmount();
    };
  }, [loader, host, remote, exposed, container, run, retry]);

  // Ignores the state that an earlier run has reached.
  const state = reached.run === run ? reached.state : LOADING;
  // The failed screen is gone, so it cannot be updated: other props, such as another programme's, need a new one.
  if (state.kind === 'failed' && !isSameData(state.screen, screen)) retry();
  const isOutOfReach = state.kind === 'failed' && UNREACHED.has(state.error.failure.kind);
  useEffect(() => {
    if (!isOutOfReach) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isOutOfReach, retry]);
  return { state, retry };
}
