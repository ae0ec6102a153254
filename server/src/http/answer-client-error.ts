import { STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Connections } from './connections.ts';
import { Refusal } from './refusal.ts';

const REFUSALS: Readonly<Record<string, () => Refusal>> = {
  HPE_HEADER_OVERFLOW: () => new Refusal('too-large', 'Address and headers are too large', { status: 431 }),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: () => new Refusal('too-large', 'The body is too large'),
  ERR_HTTP_REQUEST_TIMEOUT: () =>
    new Refusal('validation', 'The request did not arrive in time', { status: 408 }),
};

/** Answers what is not HTTP, too large or too slow, and closes the connection. */
export function answerClientError(
  error: Error & { readonly code?: string },
  socket: Duplex,
  connections: Connections,
): void {
  // An answer in the middle of another one could be taken for a part of it.
  if (
    !(socket instanceof Socket) ||
    error.code === 'ECONNRESET' ||
    !socket.writable ||
    connections.isAnswering(socket)
  ) {
    socket.destroy();
    return;
  }
  const refusal =
    REFUSALS[error.code ?? '']?.() ?? new Refusal('validation', 'The request is not valid HTTP');
  const body = JSON.stringify({ error: refusal.code, message: refusal.message });
  socket.write(
    [
      `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}`,
      'Connection: close',
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
