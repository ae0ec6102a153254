import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The address is not available; the message is one sentence for the user who started the server. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** The error for a port that cannot be listened on; any other error as it is. */
export function listenError<Thrown>(error: Thrown, port: number): Thrown | ListenError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new ListenError(`Port ${port} is already in use; set PORT to another one.`);
  if (code === 'EACCES') return new ListenError(`Port ${port} may not be used; set PORT to another one.`);
  return error;
}

/**
 * Listens, on this machine only (by IPv4 and IPv6) unless a host is given, and resolves with the address to
 * open in a browser. Port 0 chooses a free one.
 */
export async function listen(app: FastifyInstance, port: number, host: string | null): Promise<string> {
  try {
    await app.listen({ port, host: host ?? 'localhost' });
  } catch (error) {
    throw listenError(error, port);
  }
  const { port: taken } = app.server.address() as AddressInfo;
  const name = host === null || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${taken}`;
}
