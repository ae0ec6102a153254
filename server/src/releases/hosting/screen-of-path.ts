import { remotePageAt } from '@airdex/shared-contracts/composition';
import type { ComposedRemote } from '@airdex/shared-contracts/composition';
import { ROUTE_SCREENS } from '@airdex/shared-contracts/remote-contract';
import { ROUTES } from '@airdex/shared-contracts/routes';
import type { RouteName } from '@airdex/shared-contracts/routes';

/** As the shell matches: in any case, with or without a trailing slash, a parameter being one segment. */
function patternOf(route: string): RegExp {
  const source = route === '/' ? '/?' : `${route.replace(/:\w+/g, '[^/]+')}/?`;
  return new RegExp(`^${source}$`, 'i');
}

const screens = Object.entries(ROUTE_SCREENS).map(([name, screen]) => ({
  pattern: patternOf(ROUTES[name as RouteName]),
  screen,
}));

/** A remote's screen by its names. */
export interface NamedScreen {
  readonly remote: string;
  readonly exposed: string;
}

/**
 * The remote's screen that a path shows first, or undefined for a page of the shell itself.
 * @param remotes of the composition: they may have their own pages
 */
export function screenOfPath(path: string, remotes: readonly ComposedRemote[]): NamedScreen | undefined {
  const known = screens.find(({ pattern }) => pattern.test(path))?.screen;
  if (known !== undefined) return known;
  const found = remotePageAt(remotes, path);
  return found && { remote: found.remote.name, exposed: found.page.exposed };
}
