import { endpoints, type Endpoint } from '@airdex/shared-contracts/api';
import { ROUTES, type RouteName } from '@airdex/shared-contracts/routes';
import { CONFIRMATION_ROUTE } from './confirmation-path.ts';

/** Routes whose parameters are ids of programmes. The parameters of all others grant access. */
const PLAIN: readonly RouteName[] = ['card', 'cardPdf', 'comparePdf'];

/**
 * Addresses that contain secrets, as patterns: `/recoverPassword/:hash`,
 * `/api/Account/DisableDailyUpdate/{idLetter}/{idUser}`.
 */
export const SECRET_PATHS: readonly string[] = [
  ...(Object.entries(ROUTES) as [RouteName, string][])
    .filter(([name, path]) => path.includes(':') && !PLAIN.includes(name))
    .map(([, path]) => path),
  ...(Object.values(endpoints) as Endpoint[])
    .filter(({ access, path }) => access === 'public' && path.includes('{'))
    .map(({ path }) => `/${path}`),
  CONFIRMATION_ROUTE,
];

const BEGINNINGS = SECRET_PATHS.map((path) => path.replace(/[:{].*$/, ''));
/** The names of sources in stack traces are not addresses. */
const SECRET = new RegExp(`(${BEGINNINGS.join('|')})(?![\\w./-]+\\.[cm]?[jt]sx?\\b)[^"'\\s<>?#&\\\\]+`, 'gi');

/** A text for the log, without the secret parts of addresses. */
export function withoutSecrets(text: string): string {
  return text.replace(SECRET, '$1…');
}

const LOGGED_ROUTES = Object.values(ROUTES).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
}));

/** The route of a page's address: `/card/:id`. Null for unknown addresses, which may contain anything. */
export function routeOfPage(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { pathname } = new URL(address);
  return LOGGED_ROUTES.find(({ pattern }) => pattern.test(pathname))?.path ?? null;
}
