import { ROUTE_SCREENS } from '@airdex/shared-contracts/remote-contract';
import type { RemoteScreen } from '@airdex/shared-contracts/remote-contract';
import { ROUTES } from '@airdex/shared-contracts/routes';
import type { RouteName } from '@airdex/shared-contracts/routes';

/** As the shell matches: whatever the case, with or without a slash at the end, a parameter being one segment. */
function patternOf(route: string): RegExp {
  const source = route === '/' ? '/?' : `${route.replace(/:\w+/g, '[^/]+')}/?`;
  return new RegExp(`^${source}$`, 'i');
}

const screens = Object.entries(ROUTE_SCREENS).map(([name, screen]) => ({
  pattern: patternOf(ROUTES[name as RouteName]),
  screen,
}));

/** The remote's screen that a path shows first, or undefined for a page of the shell's own. */
export function screenOfPath(path: string): RemoteScreen | undefined {
  return screens.find(({ pattern }) => pattern.test(path))?.screen;
}
