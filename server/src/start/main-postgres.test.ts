import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freshPostgresUrl } from '../../testing/postgres-databases.ts';
import { killServerProcesses, startServerProcess, type ServerProcess } from '../../testing/server-process.ts';

const serverUrl = process.env['TEST_POSTGRES_URL'];
const onPostgres = serverUrl === undefined ? describe.skip : describe;

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'airdex-nodes-'));
});
afterEach(killServerProcesses);
afterAll(() => rm(scratch, { recursive: true, force: true }));

// Nodes of one PostgreSQL also share the folder: its releases are for all of them.
const start = (environment: Readonly<Record<string, string>>): ServerProcess =>
  startServerProcess({ DATA_DIR: scratch, ...environment });

const authenticate = (address: string): Promise<Response> =>
  fetch(`${address}/api/Account/Authenticate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'demo', password: 'Demo2026', forceLogin: true }),
  });

onPostgres('server processes on one PostgreSQL', () => {
  test('start together on an empty database, share sessions, and start again after a kill', async () => {
    const { url, drop } = await freshPostgresUrl(serverUrl ?? '');
    const nodes = [start({ DATABASE_URL: url }), start({ DATABASE_URL: url })];
    const [first = '', second = ''] = await Promise.all(nodes.map((node) => node.readyAddress()));
    for (const node of nodes) expect(node.output()).toContain('200 programmes in the catalogue');
    expect(nodes.filter((node) => node.output().includes('Generating the sample catalogue'))).toHaveLength(1);

    const { token } = (await (await authenticate(first)).json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${second}/api/Search/GetSavedSearches`, { headers })).status).toBe(200);

    nodes[1]?.process.kill('SIGKILL');
    await nodes[1]?.ended;
    const again = start({ DATABASE_URL: url });
    const address = await again.readyAddress();
    expect((await fetch(`${address}/api/Search/GetSavedSearches`, { headers })).status).toBe(200);
    again.process.kill('SIGTERM');
    expect(await again.ended).toBe(0);
    nodes[0]?.process.kill('SIGTERM');
    expect(await nodes[0]?.ended).toBe(0);
    await drop();
  }, 180_000);
});

describe('a server process whose PostgreSQL is unreachable', () => {
  test('reports it in one line, without the password', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const server = start({ DATABASE_URL: `postgres://airdex:hidden-word@127.0.0.1:${port}/airdex` });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(`The database cannot be reached at the moment: connect ECONNREFUSED`);
    expect(server.output()).not.toContain('hidden-word');
    expect(server.output()).not.toContain('    at ');
  }, 60_000);
});
