import type { FastifyRequest } from 'fastify';

/** The token of a request's Authorization header; null without one. */
export function bearerToken({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}
