import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { listRoutes, ROUTER_OPTIONS } from '../src/http/route-list.ts';

/** An application without calls, for tests of everything else. */
export function createBareApp(options: FastifyServerOptions = {}): FastifyInstance {
  const app = Fastify({ exposeHeadRoutes: false, routerOptions: ROUTER_OPTIONS, ...options });
  listRoutes(app);
  return app;
}
