import { remotePageAt } from '@airdex/shared-contracts/composition';
import type { ComposedRemote } from '@airdex/shared-contracts/composition';
import { ROUTE_SCREENS } from '@airdex/shared-contracts/remote-contract';
import { ROUTES } from '@airdex/shared-contracts/routes';
import type { RouteName } from '@airdex/shared-contracts/routes';

/** As the shell matches: in any case, with or without a trailing slash, a parameter being one segment. */
function patternOf(route: string): RegExp {
  const source = route === '/' ? '/?' : `${route.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?`;
  return new RegExp(`^${source}$`, 'i');
}

const screens = Object.entries(ROUTE_SCREENS).map(([name, screen]) => ({
  pattern: patternOf(ROUTES[name as RouteName]),
  screen,
}));

/** A remote's screen by its names, and the parameters of the route that shows it, as the path has them. */
export interface NamedScreen {
  readonly remote: string;
  readonly exposed: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * The remote's screen that a path shows first, or undefined for a page of the shell itself.
 * @param remotes of the composition: they may have their own pages
 */
export function screenOfPath(path: string, remotes: readonly ComposedRemote[]): NamedScreen | undefined {
  for (const { pattern, screen } of screens) {
    const match = pattern.exec(path);
    if (match !== null) return { ...screen, parameters: { ...match.groups } };
  }
  const found = remotePageAt(remotes, path);
  return found && { remote: found.remote.name, exposed: found.page.exposed, parameters: {} };
}
