import type { FastifyInstance } from 'fastify';

/** What a document that is no page may do: load and run nothing, and be in no frame. */
const POLICY_OF_DATA = "default-src 'none'; frame-ancestors 'none'";

/** For whatever is not a page: it may load nothing, be nobody's frame and not be kept. */
export const DATA_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': POLICY_OF_DATA,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
} as const;

/**
 * What every answer carries, whoever gives it. Pages, files and media replace the policy by their own: a document of
 * this origin without one would be a way around that of the pages.
 */
export const BASE_HEADERS = {
  'Content-Security-Policy': POLICY_OF_DATA,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Gives every answer its headers. Pages, files and media add their own. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(BASE_HEADERS);
    // Said only where it is true: browsers would insist on it for a year.
    if (request.protocol === 'https')
      void reply.header('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`);
  });
}
