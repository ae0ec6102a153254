import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { safeParse } from 'zod/mini';
import { isSameSecret } from '../../account/secret-hash.ts';
import { letterRequestSchema, type LetterReport, type LetterRequest } from './letter-command.ts';
import { removeOperatorFile, writeOperatorFile } from './operator-file.ts';

const TOKEN_BYTES = 32;
const BODY_MAX = 10_000;

/** A door for the operator of a running server. */
export interface Operator {
  close(): Promise<void>;
}

/**
 * Lets commands on this machine have the running server do what they can't while it holds the embedded database. It
 * listens on the loopback interface alone, on a port of its own that no proxy forwards to, and takes requests only with
 * a token that is in a file of the data folder which only the server's user may read.
 */
export async function openOperator(
  dataDir: string,
  perform: (request: LetterRequest) => Promise<LetterReport>,
): Promise<Operator> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const server = createServer((request, response) => {
    answer(request, token, perform).then(
      ([status, body]) => {
        response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
        response.end(JSON.stringify(body));
      },
      () => response.writeHead(500).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await writeOperatorFile(dataDir, { port, token, pid: process.pid });
  return {
    async close() {
      await removeOperatorFile(dataDir);
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      await closed;
    },
  };
}

async function answer(
  request: IncomingMessage,
  token: string,
  perform: (request: LetterRequest) => Promise<LetterReport>,
): Promise<[status: number, body: unknown]> {
  if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)) return [401, {}];
  if (request.method !== 'POST' || Number(request.headers['content-length']) > BODY_MAX) return [400, {}];
  const parsed = safeParse(letterRequestSchema, JSON.parse(await text(request)));
  return parsed.success ? [200, await perform(parsed.data)] : [400, {}];
}
