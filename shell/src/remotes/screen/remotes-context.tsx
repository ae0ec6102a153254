import type { HostServices } from '@airdex/shared-contracts/remote-contract';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { RemoteLoader } from '../loading/remote-loader.ts';

/** What every outlet of the shell needs: who loads remotes, and what they are given. */
export interface Remotes {
  readonly loader: RemoteLoader;
  readonly host: HostServices;
  /** Shown beside the failure of a remote, besides Retry. */
  readonly besideFailure?: ((remote: string) => ReactNode) | undefined;
}

const RemotesContext = createContext<Remotes | null>(null);

/** Wraps the shell once. `remotes` must stay the same object, or every remote is mounted again. */
export function RemotesProvider({
  remotes,
  children,
}: {
  readonly remotes: Remotes;
  readonly children: ReactNode;
}) {
  return <RemotesContext value={remotes}>{children}</RemotesContext>;
}

/** @throws Error outside of a RemotesProvider. */
export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (remotes === null) throw new Error('RemoteOutlet needs a RemotesProvider around it');
  return remotes;
}
