import { useEffect } from 'react';
import { codeOnDemand, useCodeOnDemand } from '@airdex/shared-ui/code-on-demand';
import { useRemotes, whenIdle } from '../remotes/index.ts';

const WATCH = codeOnDemand(async () => (await import('./running-updates.tsx')).RunningUpdates);

/**
 * Watches the page's composition once there is nothing better to do: nothing of it is needed by the first screen. A page
 * that came without a composition, and runs the last that worked here, learns so that there is one again.
 */
export function PageUpdates() {
  const { composition } = useRemotes().loader;
  const own = composition.ok ? composition.id : null;
  const { code: Running, load } = useCodeOnDemand(WATCH);
  // Where it can't be fetched, the page works without.
  useEffect(() => (own === null ? undefined : whenIdle(load)), [own, load]);
  return Running !== null && own !== null && <Running own={own} />;
}
