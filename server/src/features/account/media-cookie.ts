import { decodeJwt } from 'jose';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken } from '../../http/bearer-token.ts';
import { MEDIA_COOKIE, sessionCookie } from '../../http/session-cookies.ts';

/**
 * Sets the cookie for media with the response to an authenticated call. A page without it shows no pictures, and the
 * server cannot see whether it is missing: browsers send it only to /media/.
 */
export function renewMediaCookie(request: FastifyRequest, reply: FastifyReply): void {
  const token = bearerToken(request);
  // Signing in and out set it themselves.
  if (token === null || reply.hasHeader('Set-Cookie')) return;
  const { exp = 0 } = decodeJwt(token);
  const lifetime = {
    maxAge: Math.max(0, exp - Math.floor(Date.now() / 1000)),
    isSecure: request.protocol === 'https',
  };
  void reply.header('Set-Cookie', sessionCookie(MEDIA_COOKIE, token, lifetime));
}
