import { ROUTE_SCREENS, type RemoteScreen } from '@airdex/shared-contracts/remote-contract';
import { routeNameOf } from '../routing/route-name.ts';

/** The remote's screen that a path shows first; undefined for a page of the shell's own. */
export function firstScreenOf(pathname: string): RemoteScreen | undefined {
  const name = routeNameOf(pathname);
  return name === null ? undefined : ROUTE_SCREENS[name];
}
