import type { FastifyInstance } from 'fastify';
import findMyWay, { type HTTPMethod } from 'find-my-way';

/** How paths are matched: whatever their case, with or without a slash at the end. */
export const ROUTER_OPTIONS = {
  caseSensitive: false,
  ignoreTrailingSlash: true,
  /** Characters of one part of a path. */
  maxParamLength: 2000,
} as const;

/** A route as the server knows it: '/api/A/:id?'. */
export interface RegisteredRoute {
  readonly method: string;
  readonly url: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route that was registered: what documents of the server are checked against. */
    readonly routeList: readonly RegisteredRoute[];
    /** The methods that a path can be called with; none for a path without a route of its own. */
    allowedMethods(path: string): string[];
  }
}

/** Routes that match every path below a folder say nothing about what exists there. */
const isCatchAll = (url: string): boolean => url.endsWith('*') || url === '/api';

/** Notes every route that is registered from now on. */
export function listRoutes(app: FastifyInstance): void {
  const routes: RegisteredRoute[] = [];
  const methods = new Set<HTTPMethod>();
  const router = findMyWay(ROUTER_OPTIONS);
  app.decorate('routeList', routes);
  app.decorate('allowedMethods', (path: string) =>
    [...methods].filter((method) => router.find(method, path) !== null).sort(),
  );
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat() as HTTPMethod[]) {
      routes.push({ method: each, url });
      if (isCatchAll(url) || router.hasRoute(each, url)) continue;
      methods.add(each);
      router.on(each, url, () => undefined);
    }
  });
}
