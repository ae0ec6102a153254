import type { AddressInfo } from 'node:net';
import { PrinterUnavailable } from './card-printer.ts';

/**
 * Origin under which this machine reaches a server that listens on this address. Throws if it listens on
 * none.
 */
export function ownOrigin(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string')
    throw new PrinterUnavailable('failed', 'The server does not listen on a port');
  const { family, port } = address;
  if (['0.0.0.0', '::'].includes(address.address)) return `http://localhost:${port}`;
  const host = family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${port}`;
}
