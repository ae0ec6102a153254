import type { ExposedModule, RemoteName } from '@airdex/shared-contracts/remote-contract';
import { useEffect } from 'react';
import { filter } from 'rxjs';
import { useRemotes } from './remotes-context.tsx';
import { savesData } from './saves-data.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Loads the screen that the user is likely to open next while the browser is idle, so that it mounts immediately.
 * Once a screen of the same remote is mounted, only little of its code is missing, and it does not wait for the page's
 * images, which would share the connections with it. Shows nothing, not even a failure: opening the screen loads it
 * again.
 */
export function usePreparedScreen<Name extends RemoteName>(remote: Name, exposed: ExposedModule<Name>): void {
  const { loader } = useRemotes();
  useEffect(() => {
    if (savesData()) return undefined;
    const isMounted = loader.log.added.pipe(
      filter((step) => step.remote === remote && step.phase === 'mount' && step.outcome === 'done'),
    );
    return whenIdle(() => void loader.load(remote, exposed), isMounted);
  }, [loader, remote, exposed]);
}
