import { useEffect, useState, type ComponentType } from 'react';
import { useRemotes, whenIdle } from '../remotes/index.ts';

/**
 * Watches the page's composition once there is nothing better to do: nothing of it is needed by the first screen. A page
 * that came without a composition of its own has nothing to compare.
 */
export function PageWatch() {
  const { composition } = useRemotes().loader;
  const own = composition.ok && composition.isRemembered !== true ? composition.id : null;
  const [Running, setRunning] = useState<ComponentType<{ readonly own: string }> | null>(null);
  useEffect(() => {
    if (own === null) return undefined;
    return whenIdle(() => {
      import('./running-watch.tsx').then(
        ({ RunningWatch }) => setRunning(() => RunningWatch),
        // The page works without.
        () => undefined,
      );
    });
  }, [own]);
  return Running !== null && own !== null && <Running own={own} />;
}
