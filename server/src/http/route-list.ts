import type { FastifyInstance } from 'fastify';

/** A route as the server knows it: '/api/A/:id?'. */
export interface RegisteredRoute {
  readonly method: string;
  readonly url: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route that was registered: what documents of the server are checked against. */
    readonly routeList: readonly RegisteredRoute[];
  }
}

/** Notes every route that is registered from now on. */
export function listRoutes(app: FastifyInstance): void {
  const routes: RegisteredRoute[] = [];
  app.decorate('routeList', routes);
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of Array.isArray(method) ? method : [method]) routes.push({ method: each, url });
  });
}
