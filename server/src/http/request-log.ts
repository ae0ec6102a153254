import type { DeployToken } from '@airdex/release-registry';
import { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { RequestObserver } from '../metrics/metrics.ts';
import { createOutcomeLog } from './log-outcome.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, once known. */
    idUser: number | null;
    /** The deploy token of a registry call, once known. */
    deployToken: Pick<DeployToken, 'id' | 'scope'> | null;
  }
}

/** Disables the framework's own request logging, which writes two lines each, with addresses. */
export class QuietLogController extends LogController {
  override incomingRequest(): void {
    // One line at the end contains everything.
  }
  override requestCompleted(): void {
    // Written by `logRequests`, also for calls that the client aborted.
  }
  override routeNotFound(): void {
    // An address may contain secrets.
  }
}

/** Adds the client's address to every further log line of the request. */
export function logWithAddress(request: FastifyRequest, reply: FastifyReply): void {
  request.log = request.log.child({ address: request.ip });
  reply.log = request.log;
}

/**
 * Writes one line for each request, with the pattern of its route and never its address, which may be that of
 * a one-time link; and sends each request its id.
 */
export function logRequests(app: FastifyInstance, observe: RequestObserver | null): void {
  app.decorateRequest('idUser', null);
  app.decorateRequest('deployToken', null);
  const logOutcome = createOutcomeLog();
  app.addHook('onRequest', async (request, reply) => {
    const begun = performance.now();
    logWithAddress(request, reply);
    void reply.header(REQUEST_ID_HEADER, request.id);
    let isAnswered = false;
    reply.raw.once('finish', () => (isAnswered = true));
    reply.raw.once('close', () => {
      logRequest(request, reply, { took: performance.now() - begun, isAnswered }, observe);
      logOutcome(request, { status: reply.raw.statusCode, route: routeOf(request) });
    });
  });
}

function routeOf(request: FastifyRequest): string | null {
  return request.is404 ? null : (request.routeOptions.url ?? null);
}

function logRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { took, isAnswered }: { took: number; isAnswered: boolean },
  observe: RequestObserver | null,
): void {
  const { method, idUser } = request;
  const route = routeOf(request);
  const status = reply.raw.statusCode;
  observe?.({ method, route, status: isAnswered ? status : 'broken-off', seconds: took / 1000 });
  const line = { method, route, status, ms: Math.round(took * 10) / 10, idUser };
  request.log.info(line, isAnswered ? 'answered' : 'broken off');
}
