import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { apiErrorSchema } from '@airdex/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import type { CardPrinter } from '../features/card-pdf/card-printer.ts';
import { createServer } from './create-server.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { closeApp } from '../start/close-app.ts';
import { open, received } from '../../testing/bare-connection.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createConnections } from '../http/connections.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from '../http/create-http-server.ts';
import type { ServerPhase } from '../http/health.ts';
import { createRunningExports } from '../http/running-exports.ts';

interface Running {
  readonly app: FastifyInstance;
  /** Stops the server, as a signal does. */
  readonly stop: (timeoutMs: number) => Promise<void>;
  readonly port: number;
  /** Addresses it listens on. */
  readonly hosts: readonly string[];
  /** Lets the call to /slow end. */
  readonly finish: () => void;
  /** Resolves once a call to /slow runs. */
  readonly slowBegan: Promise<void>;
}

// These tests never reach the database.
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(testDatabase());
});
const apps: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});
afterAll(() => server.close());

async function start(
  limits: Partial<ConnectionLimits> = {},
  printer: CardPrinter | null = null,
): Promise<Running> {
  const connections = createConnections();
  const connectionLimits = { ...CONNECTION_LIMITS, ...limits };
  const exports = createRunningExports();
  let phase: ServerPhase = 'ready';
  const app = await createServer({
    ...server.parts,
    connections,
    exports,
    printer,
    phase: () => phase,
    http: { connectionLimits },
  });
  apps.push(app);
  const slow = Promise.withResolvers<undefined>();
  const began = Promise.withResolvers<undefined>();
  app.get('/slow', async () => {
    began.resolve(undefined);
    await slow.promise;
    return 'slow';
  });
  await app.listen({ port: 0, host: 'localhost' });
  return {
    app,
    stop(timeoutMs) {
      phase = 'stopping';
      return closeApp(app, { connections, exports, timeoutMs });
    },
    port: (app.server.address() as AddressInfo).port,
    hosts: app.addresses().flatMap((at) => (typeof at === 'string' ? [] : [at.address])),
    finish: () => slow.resolve(undefined),
    slowBegan: began.promise,
  };
}

const POST = 'POST /api/Account/Authenticate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
const REQUEST = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

describe('when the server stops', () => {
  test('calls under way end on every address, and new ones are refused', async () => {
    const running = await start();
    const busy = running.hosts.map((host) => open(running.port, host));
    for (const connection of busy) connection.send(REQUEST('/slow'));
    await running.slowBegan;
    const closed = running.stop(30_000);
    await expect(Promise.race([closed.then(() => 'closed'), wait(100).then(() => 'waiting')])).resolves.toBe(
      'waiting',
    );
    const late = open(running.port);
    late.send(REQUEST('/healthz'));
    expect(await late.whole()).toBe('');
    running.finish();
    await closed;
    for (const connection of busy) expect(await connection.whole()).toMatch(/^HTTP\/1\.1 200 OK[^]*slow$/);
  });

  test('idle connections, unused ones and partial requests are closed immediately', async () => {
    const running = await start();
    const idle = open(running.port);
    idle.send(REQUEST('/healthz'));
    await received(idle, 'ready');
    const silent = open(running.port);
    await silent.connected;
    const half = open(running.port);
    half.send('GET / HTTP/1.1\r\nHo');
    await half.connected;
    const begun = performance.now();
    await running.stop(30_000);
    expect(performance.now() - begun).toBeLessThan(5000);
    expect(await silent.whole()).toBe('');
    expect(await half.whole()).toBe('');
  });

  test('clients that follow an export that never started are disconnected', async () => {
    const running = await start();
    const token = await server.signIn('demo');
    const following = open(running.port);
    following.send(
      `GET /api/Export/Progress/a-job-to-come HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    );
    await received(following, '"state":"waiting"');
    const begun = performance.now();
    await running.stop(30_000);
    expect(performance.now() - begun).toBeLessThan(5000);
    expect(await following.whole()).toMatch(/\r\n0\r\n\r\n$/);
  });

  test('a call that takes too long is aborted', async () => {
    const running = await start();
    const busy = open(running.port);
    busy.send(REQUEST('/slow'));
    await running.slowBegan;
    const begun = performance.now();
    await running.stop(100);
    expect(performance.now() - begun).toBeLessThan(5000);
    expect(await busy.whole()).toBe('');
  });
});

describe('an export under way when the server stops', () => {
  test('finishes, and other calls are answered until it has', async () => {
    const mayLoad = Promise.withResolvers<undefined>();
    const printing = Promise.withResolvers<undefined>();
    const loaded: number[] = [];
    // Simulates the browser, which loads pages over its own connections.
    const printer: CardPrinter = {
      async print({ ids, origin, token }) {
        printing.resolve(undefined);
        await mayLoad.promise;
        const headers = { Authorization: `Bearer ${token}`, Connection: 'close' };
        for (const id of ids)
          loaded.push((await fetch(`${origin}/api/Card/GetCard/${id}/true`, { headers })).status);
        return Buffer.from('%PDF-');
      },
      close: () => Promise.resolve(),
    };
    const { port, stop } = await start({}, printer);
    const token = await server.signIn('demo');
    const call = (path: string, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        ...init,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...init.headers },
      });
    const body = JSON.stringify({ selectedIds: [1] });
    const pdf = call('/api/Card/GetCardPdf', { method: 'POST', body });
    await printing.promise;
    const closed = stop(30_000);
    expect((await call('/readyz')).status).toBe(503);
    const other = await call('/api/Search/GetGenres', { method: 'POST', body: '{}' });
    expect(other.status).toBe(200);
    expect(other.headers.get('connection')).toBe('close');
    expect((await call('/api/Card/GetCardPdf', { method: 'POST', body })).status).toBe(503);
    mayLoad.resolve(undefined);
    const response = await pdf;
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('%PDF-');
    expect(loaded).toEqual([200]);
    await closed;
    await expect(call('/readyz')).rejects.toThrow('fetch failed');
  });
});

describe('invalid requests', () => {
  const LARGE = `X-Large: ${'x'.repeat(20_000)}`;
  test.each([
    ['a header that is too large', `GET / HTTP/1.1\r\nHost: x\r\n${LARGE}\r\n\r\n`, 431],
    ['an address that is too long', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    ['two lengths', `${POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
    ['a length and chunks', `${POST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    ['a chunk without a size', `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
    ['a negative length', `${POST}Content-Length: -1\r\n\r\n`, 400],
    ['rubbish', '\u0016\u0003\u0001 hello\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a header with a NUL character', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: a\0b\r\n\r\n', 400],
    ['a header over two lines', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: a\r\n b\r\n\r\n', 400],
  ])('%s is rejected as JSON, and the connection closed', async (_, text, status) => {
    const { port } = await start();
    const connection = open(port);
    connection.send(text);
    const response = await connection.whole();
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(response.toLowerCase()).toContain('connection: close');
    const body = response.slice(response.indexOf('\r\n\r\n') + 4);
    expect(apiErrorSchema.safeParse(JSON.parse(body)).success).toBe(true);
  });

  test.each([
    ['whose headers never end', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: '],
    ['whose body never arrives', `${POST}Content-Length: 9\r\n\r\n{`],
  ])('a request %s does not keep its connection open', async (_, text) => {
    const { port } = await start({ headersTimeout: 200, requestTimeout: 400, checkEvery: 50 });
    const connection = open(port);
    connection.send(text);
    expect(await connection.whole()).toMatch(/^HTTP\/1\.1 408 [^]*"error":"validation"/);
  });

  test('it does not affect others', async () => {
    const { port } = await start();
    const bad = open(port);
    bad.send('nonsense\r\n\r\n');
    await bad.whole();
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  });
});
