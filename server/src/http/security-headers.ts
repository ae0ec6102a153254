import type { FastifyInstance } from 'fastify';

/** What a document that is not a page may do: load and run nothing, and be in no frame. */
const POLICY_OF_DATA = "default-src 'none'; frame-ancestors 'none'";

/** For everything except pages: it may load nothing, be in no frame and not be stored. */
export const DATA_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': POLICY_OF_DATA,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
} as const;

/**
 * The headers of every response. Pages, files and media replace the policy: a document of this origin without
 * one would circumvent that of the pages.
 */
export const BASE_HEADERS = {
  'Content-Security-Policy': POLICY_OF_DATA,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Adds the headers to every response. Pages, files and media add their own. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(BASE_HEADERS);
    // Sent only over HTTPS, because browsers would insist on it for a year.
    if (request.protocol === 'https')
      void reply.header('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`);
  });
}
