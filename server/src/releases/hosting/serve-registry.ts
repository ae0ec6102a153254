import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { undefinedWhenMissing } from '@airdex/release-registry';
import type { FastifyInstance } from 'fastify';
import { sendNotFound } from '../../http/error-handling.ts';

/** Names of the registry's documents; anything else could be a path out of its folder. */
const DOCUMENT = /^(pointer|compositions\/[0-9a-f]{16})\.json$/;

/** Serves the registry's documents: `/registry/pointer.json`, `/registry/compositions/<id>.json`. */
export function serveRegistry(app: FastifyInstance, registryFolder: string): void {
  app.get<{ Params: { '*': string } }>('/registry/*', async (request, reply) => {
    const document = request.params['*'];
    if (!DOCUMENT.test(document)) return sendNotFound(request, reply);
    const text = await undefinedWhenMissing(readFile(join(registryFolder, document), 'utf8'));
    if (text === undefined) return sendNotFound(request, reply);
    return reply
      .headers({
        'Access-Control-Allow-Origin': '*',
        'Cache-Control': 'no-cache',
        'X-Content-Type-Options': 'nosniff',
      })
      .type('application/json; charset=utf-8')
      .send(text);
  });
}
