import type { FastifyInstance } from 'fastify';
import findMyWay, { type HTTPMethod } from 'find-my-way';

/** How paths match: in any case, with or without a trailing slash. */
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
    /** Every registered route, to check the server's documents against. */
    readonly routeList: readonly RegisteredRoute[];
    /** The methods that a path supports; none for a path without its own route. */
    allowedMethods(path: string): string[];
  }
}

/** Routes that match every path below a folder say nothing about what exists there. */
const isCatchAll = (url: string): boolean => url.endsWith('*') || url === '/api';

/** Records every route that is registered from now on. */
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
