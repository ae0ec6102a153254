import { isLocalMachine, type RouteName } from '@airdex/shared-contracts/routes';
import { routeNameOf } from './route-name.ts';

type TitleKey = RouteName | 'notFound';

/** Key of a page's title. The style guide is not part of the product, and exists only on the local machine. */
export function titleKeyOf(pathname: string): TitleKey {
  const route = routeNameOf(pathname);
  const isThere = route !== 'guidelines' || isLocalMachine(window.location.hostname);
  return route !== null && isThere ? route : 'notFound';
}
