import { useEffect } from 'react';
import { codeOnDemand, useCodeOnDemand } from '@airdex/shared-ui/code-on-demand';
import { useRemotes, whenIdle } from '../remotes/index.ts';

const WATCH = codeOnDemand(async () => (await import('./running-updates.tsx')).RunningUpdates);

/**
 * Watches the page's composition when the page is idle, because the first screen does not need it. A page without a
 * composition runs the last one that worked here, and this detects when there is one again.
 */
export function PageUpdates() {
  const { composition } = useRemotes().loader;
  const own = composition.ok ? composition.id : null;
  const { code: Running, load } = useCodeOnDemand(WATCH);
  // If this code can't be loaded, the page works without it.
  useEffect(() => (own === null ? undefined : whenIdle(load)), [own, load]);
  return Running !== null && own !== null && <Running own={own} />;
}
