import { Agent, request as send } from 'node:http';
import { endpoints, type EndpointName } from '@airdex/shared-contracts/api';
import type { PreparedCall } from './calls.ts';

/** Connections stay open, as in a browser. */
const agent = new Agent({ keepAlive: true });

/** A call that takes longer counts as an error, milliseconds. */
const TIMEOUT_MS = 30_000;

export interface Answer {
  readonly name: EndpointName;
  readonly status: number;
  /** From sending until the last byte, milliseconds. */
  readonly ms: number;
  readonly text: string;
}

/** Makes one call. Never rejects: a failed connection is a response with status 0. */
export function ask(url: string, token: string | null, { name, path, body }: PreparedCall): Promise<Answer> {
  const start = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, text: string) =>
      resolve({ name, status, ms: performance.now() - start, text });
    const request = send(
      url + path,
      {
        agent,
        method: endpoints[name].method,
        timeout: TIMEOUT_MS,
        headers: {
          ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('end', () => done(response.statusCode ?? 0, text));
        response.on('error', (error) => done(0, error.message));
      },
    );
    request.on('timeout', () => request.destroy(new Error('It took too long.')));
    request.on('error', (error) => done(0, error.message));
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
