import type { ExposedModule, RemoteName } from '@airdex/shared-contracts/remote-contract';
import { useEffect } from 'react';
import { useRemotes } from './remotes-context.tsx';
import { savesData } from './saves-data.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Loads the screen that the user is likely to open next while the browser is idle, so that it mounts immediately.
 * Shows nothing, not even a failure: opening the screen loads it again.
 */
export function usePreparedScreen<Name extends RemoteName>(remote: Name, exposed: ExposedModule<Name>): void {
  const { loader } = useRemotes();
  useEffect(() => {
    if (savesData()) return undefined;
    return whenIdle(() => void loader.load(remote, exposed));
  }, [loader, remote, exposed]);
}
