import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { runAdmin } from './run-admin.ts';

const ADD = ['company', 'add', '--name', 'New Ltd'];
const UNKNOWN = 'The change may have been made; log list shows it.';
const UNCHANGED = 'Nothing was changed.';

const json =
  (status: number): RequestListener =>
  (_, response) =>
    response.writeHead(status).end(JSON.stringify({ message: 'A message' }));

/** Runs a command on a server that responds in this way. */
async function admin(respond: RequestListener | null, args: readonly string[]): Promise<string> {
  const server = createServer(respond ?? undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  if (respond === null) server.close();
  let output = '';
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((text: string) => void (output += `${text}\n`));
  try {
    const environment = { AIRDEX_ADMIN_TOKEN: 'token' };
    expect(await runAdmin(['--server', `http://127.0.0.1:${port}`, ...args], environment)).toBe(1);
    return output;
  } finally {
    vi.restoreAllMocks();
    server.close();
  }
}

test.each<[string, RequestListener]>([
  ['breaks the connection', (request) => request.socket.destroy()],
  ['cuts off its response', (_, response) => response.writeHead(200).end('{"mess')],
  ['is behind a proxy that gives up', (_, response) => response.writeHead(504).end('<html>')],
  ['fails', json(503)],
])('a server that %s may have made the change', async (_, respond) => {
  const output = await admin(respond, ADD);
  expect(output).toContain(UNKNOWN);
  expect(output).not.toContain(UNCHANGED);
  expect(await admin(respond, [...ADD, '--json'])).toContain('The change may have been made');
  expect(await admin(respond, ['company', 'list'])).toContain(UNCHANGED);
});

test.each<[string, RequestListener | null]>([
  ['is not there', null],
  ['does not offer administration', json(404)],
  ['rejects the change', json(400)],
])('a server that %s has changed nothing', async (_, respond) => {
  const output = await admin(respond, ADD);
  expect(output).toContain(UNCHANGED);
  expect(output).not.toContain(UNKNOWN);
});
