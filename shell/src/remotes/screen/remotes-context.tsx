import type { HostServices } from '@airdex/shared-contracts/remote-contract';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { RemoteLoader } from '../loading/remote-loader.ts';

/** Context of every outlet in the shell: the loader of remotes and the services that remotes receive. */
export interface Remotes {
  readonly loader: RemoteLoader;
  readonly host: HostServices;
  /** Renders additional content next to the Retry button of a failed remote. */
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

/** @throws Error outside a RemotesProvider. */
export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (remotes === null) throw new Error('RemoteOutlet needs a RemotesProvider around it');
  return remotes;
}
