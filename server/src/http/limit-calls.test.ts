import { PassThrough } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, vi, test } from 'vitest';
import { endpoints, fillPath, pathParameters } from '@airdex/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../app/create-server.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { CALL_LIMITS } from './call-limits.ts';
import type { HttpSettings } from './http-settings.ts';
import { createCallLimiter } from './limit-calls.ts';

describe.each([testDatabase()])('rate limits of calls on $name', (kind) => {
  let server: TestServer;
  let app: FastifyInstance;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterEach(() => app.close());
  afterAll(() => server.close());

  const start = async (http: Partial<HttpSettings>): Promise<void> => {
    app = await createServer({ ...server.parts, http });
  };
  const guess = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/Account/CanRecoverPassword/',
      remoteAddress,
      headers,
      payload: { hash: 'guessed' },
    });
  const allowed = CALL_LIMITS.find(({ calls }) => calls.includes('canRecoverPassword'))?.allowed ?? 0;

  test('an address that calls too often is asked to wait, in its language; others are not affected', async () => {
    await start({ rateLimits: 1 });
    for (let call = 0; call < allowed; call++) expect((await guess('192.0.2.7')).statusCode).not.toBe(429);
    const refused = await guess('192.0.2.7');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(200);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(300);
    expect(refused.json()).toMatchObject({
      error: 'too-many-requests',
      message: 'Too many requests. Please try again later.',
    });
    const chinese = await guess('192.0.2.7', { languageid: '1' });
    expect(chinese.json()).toMatchObject({ message: '请求过于频繁，请稍后再试。' });
    expect((await guess('192.0.2.8')).statusCode).not.toBe(429);
    expect((await guess('127.0.0.1')).statusCode).not.toBe(429);
  });

  test('public calls of an address are counted together, and do not affect sign-in', async () => {
    await start({ rateLimits: 1 });
    const token = await server.signIn('demo');
    const post = (call: string, payload: object) =>
      app.inject({ method: 'POST', url: `/api/Account/${call}`, remoteAddress: '192.0.2.9', payload });
    const statuses: number[] = [];
    // No more of each than its own limit allows.
    for (let call = 0; call < 100; call++)
      statuses.push((await post('CanRecoverPassword/', { hash: 'guessed' })).statusCode);
    for (let call = 0; call < 20; call++) statuses.push((await post('FreeTrial/', {})).statusCode);
    statuses.push((await post('RecoverPassword/', { email: 'absent@example.com' })).statusCode);
    expect(statuses.slice(0, -1)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
    const signedIn = await app.inject({
      url: '/api/Vip/HasReports/',
      remoteAddress: '192.0.2.9',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(signedIn.statusCode).toBe(200);
    const login = { username: 'demo', password: 'Demo2026', forceLogin: true };
    expect((await post('Authenticate', login)).statusCode).toBe(200);
  });

  test('the factor scales them, and 0 disables them', async () => {
    await start({ rateLimits: 0.1 });
    for (let call = 0; call < allowed / 10; call++)
      expect((await guess('192.0.2.7')).statusCode).not.toBe(429);
    expect((await guess('192.0.2.7')).statusCode).toBe(429);
    await app.close();
    await start({ rateLimits: 0 });
    for (let call = 0; call < allowed + 5; call++)
      expect((await guess('192.0.2.7')).statusCode).not.toBe(429);
  });

  test('only a trusted proxy determines the address of a call', async () => {
    const calls = async (from: (call: number) => [string, string]): Promise<number[]> => {
      const statuses: number[] = [];
      for (let call = 0; call <= allowed; call++) {
        const [proxy, subscriber] = from(call);
        statuses.push((await guess(proxy, { 'x-forwarded-for': subscriber })).statusCode);
      }
      return statuses;
    };
    await start({ rateLimits: 1, trustedProxies: ['10.0.0.0/8'] });
    expect(await calls((call) => ['10.0.0.1', `192.0.2.${call}`])).not.toContain(429);
    expect((await calls(() => ['10.0.0.1', '198.51.100.1'])).at(-1)).toBe(429);
    expect((await calls((call) => ['203.0.113.1', `192.0.2.${call}`])).at(-1)).toBe(429);
  });

  test("a login rejected by a limit still has the form of a login's response", async () => {
    await start({ rateLimits: 0.001 });
    const login = () =>
      app.inject({
        method: 'POST',
        url: '/api/Account/Authenticate',
        remoteAddress: '192.0.2.7',
        payload: { username: 'demo', password: 'wrong' },
      });
    expect((await login()).statusCode).toBe(401);
    const refused = await login();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      token: null,
      isAlreadyLoggedIn: false,
      message: expect.any(String),
    });
  });

  test('every call with a limit is limited', async () => {
    await start({ rateLimits: 0.000_001 });
    const token = await server.signIn('demo');
    for (const name of CALL_LIMITS.flatMap(({ calls }) => calls)) {
      const { method, path } = endpoints[name];
      const parameters = Object.fromEntries(pathParameters(path).map(({ name: each }) => [each, '1']));
      const call = () =>
        app.inject({
          method,
          url: fillPath(path, parameters),
          headers: { authorization: `Bearer ${token}` },
          remoteAddress: '192.0.2.7',
        });
      await call();
      expect([name, (await call()).statusCode]).toEqual([name, 429]);
    }
  });
});

describe('exports', () => {
  const call = { ip: '192.0.2.7' };
  /** The relevant part of a reply: something that closes. */
  const reply = () => ({ raw: new PassThrough() });

  test('may run up to twenty at a time for a user, and make room when they end', () => {
    const onRunning = vi.fn();
    const limiter = createCallLimiter({ factor: 1, onRunning });
    const begin = (idUser: number) => {
      const running = reply();
      limiter.begin('getCardPdf', { ...call, idUser }, running);
      return running;
    };
    const [first] = Array.from({ length: 20 }, () => begin(1));
    expect(() => begin(1)).toThrow('Too many exports are under way');
    begin(2);
    first?.raw.emit('close');
    begin(1);
    expect(() => begin(1)).toThrow('Too many exports are under way');
    expect(onRunning.mock.calls.map(([change]) => change).slice(20)).toEqual([1, -1, 1]);
  });

  test('do not count if the client has left before they begin', () => {
    const onRunning = vi.fn();
    const limiter = createCallLimiter({ factor: 1, onRunning });
    const left = reply();
    left.raw.destroy();
    for (let begun = 0; begun < 30; begun++) limiter.begin('getAccessReport', { ...call, idUser: 1 }, left);
    expect(onRunning.mock.calls.reduce((sum, [change]) => sum + Number(change), 0)).toBe(0);
  });

  test('are counted together, by user', async () => {
    const limiter = createCallLimiter({ factor: 1, onRunning: () => undefined });
    for (let export_ = 0; export_ < 30; export_++)
      await limiter.count(export_ % 2 === 0 ? 'getCardPdf' : 'getAccessReport', { ...call, idUser: 1 });
    await expect(
      limiter.count('getAdvancedSearchProgramsExport', { ...call, idUser: 1 }),
    ).rejects.toMatchObject({ status: 429 });
    await expect(limiter.count('getCardPdf', { ...call, idUser: 2 })).resolves.toBeUndefined();
  });

  test('are counted for the metrics whether limited or not', async () => {
    const metrics = createMetrics();
    const limiter = createCallLimiter({ factor: 0, onRunning: metrics.exportsRunning });
    for (let index = 0; index < 10; index++) limiter.begin('getCardPdf', { ...call, idUser: 1 }, reply());
    expect(await metrics.registry.metrics()).toContain('airdex_exports_running 10');
  });
});
