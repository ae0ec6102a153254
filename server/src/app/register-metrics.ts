import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSameSecret } from '../features/account/secret-hash.ts';
import { sendNotFound } from '../http/error-handling.ts';
import { isLoopback } from '../http/address.ts';
import { bearerToken } from '../http/bearer-token.ts';
import type { Metrics } from '../metrics/metrics.ts';

export const METRICS_PATH = '/metrics';

/**
 * Serves the metrics as Prometheus text: with a token to any client that sends it, without one to this
 * machine only. For all others the route does not exist.
 */
export function registerMetrics(app: FastifyInstance, { registry }: Metrics, token: string | null): void {
  app.get(METRICS_PATH, async (request, reply) => {
    if (!(token === null ? isFromThisMachine(request) : carriesToken(request, token)))
      return sendNotFound(request, reply);
    return reply
      .headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

/** Directly from this machine: requests that a proxy on it forwards come from elsewhere. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isHandedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isHandedOn && isLoopback(socket.remoteAddress ?? '');
}

const carriesToken = (request: FastifyRequest, token: string) =>
  isSameSecret(bearerToken(request) ?? '', token);
