import { ROUTES } from '@airdex/shared-contracts/routes';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './http-error.ts';

/** The API's paths match whatever their case and with or without a slash at the end, as they are specified. */
const API_ROUTE = /^\/api(?:\/|$)/;
/** Pages: the shell finds its way whatever their case. */
const PAGES: ReadonlySet<string> = new Set([...Object.values(ROUTES), '/*']);
/** In front of the path, when a request names its whole address. */
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/** Whether `path` is written just as `route` is: `/registry/*`, `/media/videos/:file`. */
function isWrittenLike(route: string, path: string): boolean {
  const given = path.split('/');
  const wanted = route.split('/');
  const isOpen = wanted.at(-1) === '*';
  if (isOpen ? given.length < wanted.length : given.length !== wanted.length) return false;
  return wanted.every((part, index) => part === '*' || part.startsWith(':') || part === given[index]);
}

/**
 * Outside of the API, answers a path that is no page's only as it is registered: `/Metrics`, `/metrics/` and `/%6detrics` do not exist.
 * The router would take them for `/metrics`, and the rules of a proxy in front would not.
 */
export function requireExactPaths(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const route = request.routeOptions.url;
    if (route === undefined || request.is404 || API_ROUTE.test(route) || PAGES.has(route)) return;
    const path = request.raw.url?.replace(ORIGIN, '').split('?')[0] ?? '';
    if (!isWrittenLike(route, path)) throw new HttpError('not-found', 'Nothing exists at this address');
  });
}
