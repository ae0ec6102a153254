import { STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Connections } from './connections.ts';
import { methodNotAllowed } from './method-not-allowed.ts';
import { HttpError } from './http-error.ts';

const CLIENT_ERRORS: Readonly<Record<string, () => HttpError>> = {
  HPE_HEADER_OVERFLOW: () => new HttpError('too-large', 'Address and headers are too large', { status: 431 }),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: () => new HttpError('too-large', 'The body is too large'),
  ERR_HTTP_REQUEST_TIMEOUT: () =>
    new HttpError('validation', 'The request did not arrive in time', { status: 408 }),
};

/** The first line of a request whose method the parser does not know. */
const REQUEST_LINE = /^([A-Z][A-Z-]{0,30}) \S+ HTTP\/1\.[01]\r\n/;

interface ClientError extends Error {
  readonly code?: string;
  /** The bytes that could not be parsed. */
  readonly rawPacket?: Buffer;
}

function toHttpError({ code = '', rawPacket }: ClientError): HttpError {
  const method =
    code === 'HPE_INVALID_METHOD' ? REQUEST_LINE.exec(rawPacket?.toString('latin1') ?? '')?.[1] : undefined;
  if (method !== undefined) return methodNotAllowed(method);
  return CLIENT_ERRORS[code]?.() ?? new HttpError('validation', 'The request is not valid HTTP');
}

/** Responds to what is not HTTP, too large or too slow, and closes the connection. */
export function sendClientError(error: ClientError, socket: Duplex, connections: Connections): void {
  // A response in the middle of another one could be taken for a part of it.
  if (
    !(socket instanceof Socket) ||
    error.code === 'ECONNRESET' ||
    !socket.writable ||
    connections.isAnswering(socket)
  ) {
    socket.destroy();
    return;
  }
  const httpError = toHttpError(error);
  const body = JSON.stringify({ error: httpError.code, message: httpError.message });
  socket.write(
    [
      `HTTP/1.1 ${httpError.status} ${STATUS_CODES[httpError.status] ?? ''}`,
      'Connection: close',
      ...Object.entries(httpError.details.headers ?? {}).map(([name, value]) => `${name}: ${value}`),
      'Cache-Control: no-store',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'X-Content-Type-Options: nosniff',
      '',
      body,
    ].join('\r\n'),
  );
  socket.destroySoon();
}
