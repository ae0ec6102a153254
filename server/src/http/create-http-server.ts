import { createServer, type RequestListener, type Server } from 'node:http';
import { sendClientError } from './send-client-error.ts';
import type { Connections } from './connections.ts';
import { limitRequestTime } from './request-time.ts';

/** How much and how long a connection may keep the server busy before a call begins. Times in milliseconds. */
export interface ConnectionLimits {
  /** Bytes of all headers together, the address included. */
  readonly headerBytes: number;
  /** Until the headers have arrived. */
  readonly headersTimeout: number;
  /** Until the whole request has arrived. */
  readonly requestTimeout: number;
  /** The same for a request that may take long: see allowSlowBody. */
  readonly slowRequestTimeout: number;
  /** How often the two are looked at. */
  readonly checkEvery: number;
  /** How long an idle connection is kept: longer than proxies in front keep theirs. */
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

/** An HTTP server whose connections are followed, and that answers in JSON even what is no HTTP. */
export function createHttpServer(
  listener: RequestListener,
  connections: Connections,
  limits: ConnectionLimits,
): Server {
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      // Refused by the application, in JSON.
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
  server.on('clientError', (error, socket) => sendClientError(error, socket, connections));
  return server;
}
