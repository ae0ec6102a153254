import { BODY_BYTES_MAX, endpoints } from '@airdex/shared-contracts/api';
import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import { METRICS_PATH, registerMetrics } from './register-metrics.ts';
import { acceptJsonOnly } from '../http/accept-json-only.ts';
import { EXPORTS } from '../http/call-limits.ts';
import type { Connections } from '../http/connections.ts';
import { createHttpServer } from '../http/create-http-server.ts';
import { refuseEncodedBodies } from '../http/encoded-bodies.ts';
import { handleErrors, sendNotFound, sendHttpError, toHttpError } from '../http/error-handling.ts';
import { requireExactPaths } from '../http/exact-paths.ts';
import { HEALTH_PATHS, registerHealth, type HealthOptions } from '../http/health.ts';
import type { HttpSettings } from '../http/http-settings.ts';
import { createCallLimiter } from '../http/limit-calls.ts';
import { registerOpenApi } from '../features/openapi/register-openapi.ts';
import { registerEndpoints, type EndpointOptions } from '../http/register-endpoints.ts';
import { HttpError } from '../http/http-error.ts';
import { requestId } from '../http/request-id.ts';
import { logRequests, logWithAddress, QuietLogController } from '../http/request-log.ts';
import { listRoutes, ROUTER_OPTIONS } from '../http/route-list.ts';
import { routePath } from '../http/route-path.ts';
import type { RunningExports } from '../http/running-exports.ts';
import { addSecurityHeaders, DATA_HEADERS } from '../http/security-headers.ts';
import { pageAddress } from '../releases/hosting/page-address.ts';

/** Smaller responses are not worth compressing, bytes. */
const COMPRESS_FROM = 2048;

/** Paths that also respond before the server is ready. */
const ALWAYS_RESPONDING: readonly string[] = [...HEALTH_PATHS, METRICS_PATH];

/** A stopping server refuses these calls, because they may take longer than it waits. */
const EXPORT_PATHS: readonly string[] = EXPORTS.map((name) => routePath(endpoints[name].path));

export interface AppOptions extends Omit<EndpointOptions, 'limiter'>, HealthOptions {
  /** Null: no log. */
  readonly logger: FastifyBaseLogger | null;
  readonly settings: HttpSettings;
  readonly metrics: Metrics;
  readonly connections: Connections;
  readonly exports: RunningExports;
  /** Name of the product. */
  readonly product: string;
}

/**
 * The HTTP application with the API; other code registers media and hosting on it. API paths match in any
 * case and with or without a trailing slash, all others only exactly.
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, metrics, connections, exports, phase } = options;
  const app = Fastify({
    ...(options.logger === null ? { logger: false } : { loggerInstance: options.logger }),
    logController: new QuietLogController({ requestIdLogLabel: 'requestId' }),
    serverFactory: (handler) => createHttpServer(handler, connections, settings.connectionLimits),
    // The server does this itself, also for its second address.
    clientErrorHandler: () => undefined,
    trustProxy: settings.trustedProxies.length === 0 ? false : [...settings.trustedProxies],
    bodyLimit: BODY_BYTES_MAX.usual,
    genReqId: requestId,
    routerOptions: ROUTER_OPTIONS,
    rewriteUrl: pageAddress,
    exposeHeadRoutes: true,
    forceCloseConnections: 'idle',
    // Calls that still arrive during shutdown are answered.
    return503OnClosing: false,
    frameworkErrors(error, request, reply) {
      logWithAddress(request, reply);
      sendHttpError(toHttpError(error, request), request, reply);
    },
  });
  listRoutes(app);
  handleErrors(app);
  app.setNotFoundHandler(sendNotFound);
  logRequests(app, metrics.observeRequest);
  addSecurityHeaders(app);
  requireExactPaths(app);
  refuseEncodedBodies(app);
  app.addHook('onRequest', async (request) => {
    // HTTP/1.0 has no such header.
    if (request.headers.host === undefined && request.raw.httpVersion !== '1.0')
      throw new HttpError('validation', 'The request names no host', { headers: { Connection: 'close' } });
    const { url = '' } = request.routeOptions;
    if (phase() === 'starting' && !ALWAYS_RESPONDING.includes(url)) throw notReady();
    if (phase() === 'stopping' && EXPORT_PATHS.includes(url)) throw notReady();
  });
  app.addHook('onSend', async (_request, reply) => {
    // Clients should not send another call over a connection that is about to close.
    if (phase() === 'stopping') void reply.header('Connection', 'close');
  });
  registerHealth(app, options);
  registerMetrics(app, metrics, settings.metricsToken);
  const limiter = createCallLimiter({
    factor: settings.rateLimits,
    onRunning(change) {
      metrics.exportsRunning(change);
      exports.change(change);
    },
  });
  await app.register(async (api) => {
    await api.register(fastifyCompress, {
      threshold: COMPRESS_FROM,
      encodings: ['gzip'],
      globalDecompression: false,
    });
    acceptJsonOnly(api);
    api.addHook('onRequest', async (_request, reply) => void reply.headers(DATA_HEADERS));
    registerEndpoints(api, { ...options, limiter });
    registerOpenApi(api, options.product);
    // Otherwise an unknown call would return the page.
    api.all('/api', sendNotFound);
    api.all('/api/*', sendNotFound);
  });
  return app;
}

function notReady(): HttpError {
  const message = {
    en: 'The service is restarting. Please try again in a moment.',
    ch: '服务正在重启，请稍后重试。',
  };
  return new HttpError('unavailable', message, { headers: { 'Retry-After': '2' } });
}
