import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The address is not available; the message is one sentence for the user who started the server. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** The error for a port or an interface that cannot be listened on; any other error as it is. */
export function listenError<Thrown>(
  error: Thrown,
  { port, host }: { readonly port: number; readonly host: string },
): Thrown | ListenError {
  // Other errors than those of the operating system are defects.
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return error;
  if (error.code === 'EADDRINUSE')
    return new ListenError(`Port ${port} is already in use; set PORT to another one.`);
  if (error.code === 'EACCES')
    return new ListenError(`Port ${port} may not be used; set PORT to another one.`);
  return new ListenError(`HOST: ${host} cannot be used: ${error.message}`);
}

/**
 * Listens, on this machine only (by IPv4 and IPv6) unless a host is given, and resolves with the address to
 * open in a browser. Port 0 chooses a free one.
 */
export async function listen(app: FastifyInstance, port: number, host: string | null): Promise<string> {
  const at = { port, host: host ?? 'localhost' };
  try {
    await app.listen(at);
  } catch (error) {
    throw listenError(error, at);
  }
  const { port: taken } = app.server.address() as AddressInfo;
  const name = host === null || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${taken}`;
}
