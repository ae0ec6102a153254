import { useEffect, useState } from 'react';
import { useRemotes } from './remotes-context.tsx';
import type { RemoteLoader } from '../loading/remote-loader.ts';
import type { ScreenState } from './use-mounted-screen.ts';

/** Time in which a screen whose code has loaded is mounted, on a slow device, in milliseconds. */
const MOMENT_MS = 300;

/** Screens that were mounted before, by loader. */
const mounted = new WeakMap<RemoteLoader, Set<string>>();

/**
 * Whether to show that a screen loads. One that was mounted before appears immediately: until it has had a moment,
 * drawing a skeleton would only delay it.
 */
export function useWaiting(remote: string, exposed: string, state: ScreenState['kind']): boolean {
  const { loader } = useRemotes();
  const name = `${remote} ${exposed}`;
  const [isLate, setLate] = useState(() => mounted.get(loader)?.has(name) !== true);
  useEffect(() => {
    if (state === 'mounted') mounted.set(loader, (mounted.get(loader) ?? new Set()).add(name));
    if (state !== 'loading') return undefined;
    const timer = setTimeout(setLate, MOMENT_MS, true);
    return () => clearTimeout(timer);
  }, [loader, name, state]);
  return state === 'loading' && isLate;
}
