import { matchPath } from 'react-router-dom';
import { isLocalMachine, ROUTES, type RouteName } from '@airdex/shared-contracts/routes';
import { programmeId } from './programme-id.ts';
import { routeNameOf } from './route-name.ts';

type TitleKey = RouteName | 'notFound';

/**
 * Key of the title of a page with a frame; that of the "not found" page if the path's id is invalid. The style guide is
 * not part of the product, and exists only on the local machine.
 */
export function titleKeyOf(pathname: string): TitleKey {
  const route = routeNameOf(pathname);
  if (route === null) return 'notFound';
  if (route === 'guidelines') return isLocalMachine(window.location.hostname) ? route : 'notFound';
  const { id = '' } = matchPath(ROUTES.card, pathname)?.params ?? {};
  return route === 'card' && programmeId(id) === null ? 'notFound' : route;
}
