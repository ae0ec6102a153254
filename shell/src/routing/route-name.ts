import { matchPath } from 'react-router-dom';
import { ROUTES, type RouteName } from '@airdex/shared-contracts/routes';

const NAMES = Object.keys(ROUTES) as RouteName[];

/** The route of a path, ignoring case; null if there is none. */
export function routeNameOf(pathname: string): RouteName | null {
  return NAMES.find((name) => matchPath(ROUTES[name], pathname) !== null) ?? null;
}
