import type { ExposedModule, RemoteName } from '@airdex/shared-contracts/remote-contract';
import { useEffect } from 'react';
import { useRemotes } from './remotes-context.tsx';
import { savesData } from './saves-data.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Loads a screen that is likely to be next while the browser is idle, so that it stands at once when it is wanted.
 * Nothing is shown of it, nor of its failure: where it is wanted, it is loaded again.
 */
export function usePreparedScreen<Name extends RemoteName>(remote: Name, exposed: ExposedModule<Name>): void {
  const { loader } = useRemotes();
  useEffect(() => {
    if (savesData()) return undefined;
    return whenIdle(() => void loader.load(remote, exposed));
  }, [loader, remote, exposed]);
}
