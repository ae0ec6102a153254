import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from './create-server.ts';
import { testDatabases } from '../../testing/test-database.ts';
import type { ServerPhase } from '../http/health.ts';
import { loadCatalogue } from '../catalogue/catalogue-watch.ts';
import { SearchIndex } from '../search-index/index.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { countedMailer } from '../metrics/counted-mailer.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { addServerGauges } from './server-gauges.ts';

describe.each(testDatabases())('a node on $name', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  describe('reports whether it is ready', () => {
    const statuses = async (parts: Partial<TestServer['parts']>) => {
      const app = await createServer({ ...server.parts, ...parts });
      const [alive, ready] = [await app.inject('/healthz'), await app.inject('/readyz')];
      await app.close();
      return { alive: alive.statusCode, ready: ready.statusCode, body: ready.json<unknown>() };
    };

    test.each([
      ['ready', 200, 200, { status: 'ready', reasons: [] }],
      ['starting', 503, 503, { status: 'not-ready', reasons: ['starting'] }],
      ['stopping', 200, 503, { status: 'not-ready', reasons: ['stopping'] }],
    ] as const)('%s', async (phase, alive, ready, body) => {
      expect(await statuses({ phase: () => phase })).toEqual({ alive, ready, body });
    });

    test('is not ready without a database', async () => {
      const lost = await kind.open();
      const app = await createServer({ ...server.parts, database: lost });
      expect((await app.inject('/readyz')).statusCode).toBe(200);
      await lost.close();
      const ready = await app.inject('/readyz');
      expect(ready.statusCode).toBe(503);
      expect(ready.json()).toEqual({ status: 'not-ready', reasons: ['database'] });
      expect((await app.inject('/healthz')).statusCode).toBe(200);
      await app.close();
    });

    test('is not ready before the index is loaded', async () => {
      const index = await SearchIndex.open({ workers: 1 });
      expect(await statuses({ index })).toEqual({
        alive: 200,
        ready: 503,
        body: { status: 'not-ready', reasons: ['index'] },
      });
      await index.close();
    });
  });

  test('refuses calls while it starts, and exports while it stops, with a message', async () => {
    let phase: ServerPhase = 'starting';
    const app = await createServer({ ...server.parts, phase: () => phase });
    const refusal = async (request: { url: string; method?: 'POST' }) => {
      const response = await app.inject(request);
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toBe('2');
      expect(response.json()).toMatchObject({
        error: 'unavailable',
        message: 'The service is restarting. Please try again in a moment.',
      });
      return response;
    };
    const [call, pdf] = [
      { url: '/api/Vip/HasReports/' },
      { url: '/api/card/GetCardPdf', method: 'POST' },
    ] as const;
    await refusal(call);
    phase = 'stopping';
    expect((await refusal(pdf)).headers.connection).toBe('close');
    const answered = await app.inject(call);
    expect(answered.statusCode).toBe(401);
    expect(answered.headers.connection).toBe('close');
    await app.close();
  });

  describe('reports measurements', () => {
    const figures = async (
      request: { remoteAddress?: string; headers?: Record<string, string> } = {},
      metricsToken: string | null = null,
    ) => {
      const metrics = createMetrics();
      const app = await createServer({ ...server.parts, metrics, http: { metricsToken } });
      await app.inject({ url: '/api/Vip/HasReports/' });
      await app.inject({ url: '/api/Card/GetCard/1/false' });
      const mailer = countedMailer(server.parts.mailer, metrics);
      const mail = { to: 'someone@example.com', subject: 'A mail', text: 'Text' };
      await mailer.send(mail);
      server.mailbox.failNext(1);
      await mailer.send(mail).catch(() => undefined);
      const response = await app.inject({ url: '/metrics', ...request });
      await app.close();
      return response;
    };

    test('of requests by route and status, index, connections, mails, exports', async () => {
      const { statusCode, headers, body } = await figures();
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toContain('text/plain');
      expect(body).toContain(
        'airdex_http_request_duration_seconds_count{method="GET",route="/api/Card/GetCard/:id/:forExport",status="401"} 1',
      );
      expect(body).toContain(`airdex_index_programmes ${server.index.size}`);
      expect(body).toMatch(/airdex_index_memory_bytes [1-9]\d+/);
      expect(body).toMatch(/airdex_index_age_seconds \d/);
      expect(body).toMatch(/airdex_database_connections\{state="idle"\} \d/);
      expect(body).toContain('airdex_mails_total{outcome="sent"} 1');
      expect(body).toContain('airdex_mails_total{outcome="failed"} 1');
      expect(body).toContain('airdex_exports_running 0');
    });

    test('of its replicas', async () => {
      const metrics = createMetrics();
      const replicas = () => [
        { name: 'first', isUp: true, isRead: true, lagBytes: 120 },
        { name: 'second', isUp: false, isRead: false, lagBytes: null },
      ];
      addServerGauges(metrics, server.index, { ...server.database, replicas });
      const written = await metrics.registry.metrics();
      expect(written).toContain('airdex_replica_up{replica="first"} 1');
      expect(written).toContain('airdex_replica_up{replica="second"} 0');
      expect(written).toContain('airdex_replica_read{replica="second"} 0');
      expect(written).toContain('airdex_replica_lag_bytes{replica="first"} 120');
      expect(written).toContain('airdex_replica_lag_bytes{replica="second"} Nan');
    });

    test('of searches by kind', async () => {
      const metrics = createMetrics();
      const index = await SearchIndex.open({ workers: 1, onQueryDone: metrics.observeSearch });
      await loadCatalogue(server.database, index);
      const app = await createServer({ ...server.parts, index, metrics });
      const token = await server.signIn('demo');
      await app.inject({
        method: 'POST',
        url: '/api/Search/GetAdvancedSearchPrograms',
        headers: { authorization: `Bearer ${token}` },
        payload: {},
      });
      expect((await app.inject('/metrics')).body).toContain(
        'airdex_search_duration_seconds_count{question="search"} 1',
      );
      await app.close();
      await index.close();
    });

    test('to this machine only, and not through a proxy on it', async () => {
      expect((await figures({ remoteAddress: '::1' })).statusCode).toBe(200);
      for (const request of [
        { remoteAddress: '10.0.0.7' },
        { headers: { 'x-forwarded-for': '127.0.0.1' } },
        { headers: { forwarded: 'for=127.0.0.1' } },
      ]) {
        const response = await figures(request);
        expect(response.statusCode).toBe(404);
        expect(response.body).not.toContain('airdex_');
      }
    });

    test('to any client with the token', async () => {
      const token = 'a-long-enough-token';
      const from = (authorization?: string) => ({
        remoteAddress: '10.0.0.7',
        ...(authorization === undefined ? {} : { headers: { authorization } }),
      });
      expect((await figures(from(`Bearer ${token}`), token)).statusCode).toBe(200);
      expect((await figures(from('Bearer another-token-than-that'), token)).statusCode).toBe(404);
      expect((await figures({}, token)).statusCode).toBe(404);
    });
  });
});
