import { ROUTES } from '@airdex/shared-contracts/routes';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './http-error.ts';

/** The specification requires API paths to match in any case and with or without a trailing slash. */
const API_ROUTE = /^\/api(?:\/|$)/;
/** Pages: the shell matches paths in any case. */
const PAGES: ReadonlySet<string> = new Set([...Object.values(ROUTES), '/*']);
/** The part before the path, if a request contains an absolute address. */
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/** Whether `path` is written exactly like `route`: `/registry/*`, `/media/videos/:file`. */
function isWrittenLike(route: string, path: string): boolean {
  const given = path.split('/');
  const segments = route.split('/');
  const isOpen = segments.at(-1) === '*';
  if (isOpen ? given.length < segments.length : given.length !== segments.length) return false;
  return segments.every((part, index) => part === '*' || part.startsWith(':') || part === given[index]);
}

/**
 * Outside the API, a path that is not a page's only matches as registered: `/Metrics`, `/metrics/` and
 * `/%6detrics` do not exist. The router would treat them as `/metrics`, but the rules of a proxy in front
 * would not.
 */
export function requireExactPaths(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const route = request.routeOptions.url;
    if (route === undefined || request.is404 || API_ROUTE.test(route) || PAGES.has(route)) return;
    const path = request.raw.url?.replace(ORIGIN, '').split('?')[0] ?? '';
    if (!isWrittenLike(route, path)) throw new HttpError('not-found', 'Nothing exists at this address');
  });
}
