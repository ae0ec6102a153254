import type { FastifyInstance } from 'fastify';
import { HttpError } from './http-error.ts';

/** Rejects compressed bodies: a few bytes can unpack to any size. */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('preParsing', async ({ headers }) => {
    const encoding = headers['content-encoding'];
    if (encoding === undefined || encoding.toLowerCase() === 'identity') return;
    if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return;
    throw new HttpError('unsupported-media-type', 'Send the body as it is, without a Content-Encoding', {
      headers: { 'Accept-Encoding': 'identity' },
    });
  });
}
