import { ROUTE_SCREENS } from '@airdex/shared-contracts/remote-contract';
import type { RemotePages } from '../services/remote-pages/remote-pages.ts';
import { routeNameOf } from './route-name.ts';

interface NamedScreen {
  readonly remote: string;
  readonly exposed: string;
}

/** The remote's screen that a path shows first; undefined for a page of the shell itself. */
export function firstScreenOf(pathname: string, remotePages: RemotePages): NamedScreen | undefined {
  const name = routeNameOf(pathname);
  if (name !== null) return ROUTE_SCREENS[name];
  const found = remotePages.at(pathname);
  return found && { remote: found.remote, exposed: found.page.exposed };
}
