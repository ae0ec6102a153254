import { randomUUID } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { handleErrors, sendNotFound, sendRefusal, toRefusal } from './error-handling.ts';
import { registerEndpoints, type EndpointOptions } from './register-endpoints.ts';
import { Refusal } from './refusal.ts';

/** Bytes a body may have: a filter with tens of thousands of ticked rows fits. */
const BODY_LIMIT = 4 * 1024 * 1024;
/** Characters of one part of a path. */
const PARAMETER_LENGTH_MAX = 2000;
/** Smaller answers are not worth compressing, bytes. */
const COMPRESS_FROM = 2048;

const HEALTH = '/healthz';

export interface AppOptions extends EndpointOptions {
  /** Null: no log. */
  readonly logger: FastifyBaseLogger | null;
  /** Whether the server is ready to answer: what /healthz says. */
  readonly isReady: () => boolean;
}

/**
 * The HTTP application with the API; media and hosting are registered on it by others. Paths match whatever their case
 * and with or without a slash at the end.
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...(options.logger === null ? { logger: false } : { loggerInstance: options.logger }),
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      maxParamLength: PARAMETER_LENGTH_MAX,
    },
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => sendRefusal(toRefusal(error, request), request, reply),
  });
  handleErrors(app);
  app.setNotFoundHandler(sendNotFound);
  app.get(HEALTH, (_request, reply) => {
    const ready = options.isReady();
    return reply
      .code(ready ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ status: ready ? 'ready' : 'starting' });
  });
  app.addHook('onRequest', async (request) => {
    if (!options.isReady() && request.routeOptions.url !== HEALTH) throw starting();
  });
  await app.register(async (api) => {
    await api.register(fastifyCompress, { threshold: COMPRESS_FROM, encodings: ['gzip'] });
    acceptJsonOnly(api);
    addSecurityHeaders(api);
    registerEndpoints(api, options);
    // Otherwise an unknown call would be answered with the page.
    api.all('/api', sendNotFound);
    api.all('/api/*', sendNotFound);
  });
  return app;
}

function starting(): Refusal {
  return new Refusal('unavailable', 'The server is starting', { headers: { 'Retry-After': '2' } });
}

/** Only JSON is taken, and an empty body of a call that needs none is none. */
function acceptJsonOnly(api: FastifyInstance): void {
  api.removeAllContentTypeParsers();
  const parse = api.getDefaultJsonParser('error', 'error');
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, body.toString(), done);
  });
}

function addSecurityHeaders(api: FastifyInstance): void {
  api.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    });
  });
}
