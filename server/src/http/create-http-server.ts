import { createServer, type RequestListener, type Server } from 'node:http';
import { sendClientError } from './send-client-error.ts';
import type { Connections } from './connections.ts';
import { limitRequestTime } from './request-time.ts';

/** Limits for a connection before a call begins. Times in milliseconds. */
export interface ConnectionLimits {
  /** Bytes of all headers together, including the address. */
  readonly headerBytes: number;
  /** Until the headers have arrived. */
  readonly headersTimeout: number;
  /** Until the whole request has arrived. */
  readonly requestTimeout: number;
  /** The same for a request that may take long: see allowSlowBody. */
  readonly slowRequestTimeout: number;
  /** How often both are checked. */
  readonly checkEvery: number;
  /** How long an idle connection is kept: longer than by proxies in front. */
  readonly keepAliveTimeout: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headerBytes: 16 * 1024,
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  slowRequestTimeout: 15 * 60_000,
  checkEvery: 5_000,
  keepAliveTimeout: 72_000,
};

/** An HTTP server that tracks its connections, and responds in JSON even to what is not HTTP. */
export function createHttpServer(
  listener: RequestListener,
  connections: Connections,
  limits: ConnectionLimits,
): Server {
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      // Rejected by the application, in JSON.
      requireHostHeader: false,
      headersTimeout: limits.headersTimeout,
      requestTimeout: limits.slowRequestTimeout,
      connectionsCheckingInterval: limits.checkEvery,
      keepAliveTimeout: limits.keepAliveTimeout,
    },
    listener,
  );
  connections.watch(server);
  limitRequestTime(server, limits.requestTimeout);
  // Node responds to unknown expectations itself, with an empty 417. Servers may ignore them.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('clientError', (error, socket) => sendClientError(error, socket, connections));
  return server;
}
