import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { folderStore } from '@airdex/release-registry';
import { POLICY_REPORTS_PATH } from '@airdex/release-registry/page';
import { filledRegistry, type FilledRegistry } from '@airdex/release-registry/testing';
import { TELEMETRY_PATH } from '@airdex/shared-contracts/telemetry';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../app/create-server.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createLogger } from './create-logger.ts';
import { SECRET_PATHS } from './secret-paths.ts';

const SECRET = 'W4lk-s3cret_of-a-Link';
const ADDRESS = '192.0.2.44';

const withSecret = (path: string): string => path.replace(/[:{]\w+\??}?|\*/g, SECRET);

describe.each([testDatabase()])('secrets of links on $name', (kind) => {
  let server: TestServer;
  let registry: FilledRegistry;
  let app: FastifyInstance;
  let written = '';
  beforeAll(async () => {
    [server, registry] = await Promise.all([startTestServer(kind), filledRegistry()]);
    const logger = createLogger('trace', { write: (line) => void (written += line) });
    app = await createServer({ ...server.parts, registry: folderStore(registry.path), logger });
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await server.close();
    await registry.remove();
  });
  beforeEach(() => {
    written = '';
  });

  const lines = (): Record<string, unknown>[] =>
    written
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  test('no route logs its parameters, however it is called, and every line has the address', async () => {
    const token = await server.signIn('demo');
    const routes = [...app.routeList, ...SECRET_PATHS.map((url) => ({ method: 'GET', url }))];
    const called = routes.filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS');
    expect(called.length).toBeGreaterThan(80);
    for (const { method, url } of called)
      for (const ending of ['', `?${SECRET}=${SECRET}`, '/%', '/%2e%2e'])
        // An event stream would not end.
        if (!url.includes('/Export/Progress/'))
          await app.inject({
            method: method as 'GET',
            url: `${withSecret(url)}${ending}`,
            remoteAddress: ADDRESS,
            headers: {
              accept: 'text/html',
              authorization: `Bearer ${token}`,
              referer: `https://tv.example.com/recoverPassword/${SECRET}`,
              'user-agent': SECRET,
            },
            ...(method === 'GET' ? {} : { payload: { hash: SECRET, email: `${SECRET}@example.com` } }),
          });
    expect(lines().length).toBeGreaterThan(called.length);
    expect(written).not.toContain(SECRET);
    for (const line of lines())
      expect(line).toMatchObject({ requestId: expect.any(String), address: ADDRESS });
  });

  test('no browser report puts them into the log or the metrics', async () => {
    for (const path of SECRET_PATHS) {
      const address = `https://tv.example.com${withSecret(path)}`;
      const old = {
        'effective-directive': 'script-src',
        'document-uri': address,
        'blocked-uri': address,
        referrer: address,
        'source-file': address,
      };
      const body = {
        effectiveDirective: 'script-src',
        documentURL: address,
        blockedURL: `https://elsewhere.example/${SECRET}`,
        referrer: address,
        sourceFile: address,
      };
      for (const payload of [{ 'csp-report': old }, [{ type: 'csp-violation', url: address, body }]])
        await app.inject({
          method: 'POST',
          url: POLICY_REPORTS_PATH,
          remoteAddress: `192.0.2.${SECRET_PATHS.indexOf(path)}`,
          payload,
        });
      await app.inject({
        method: 'POST',
        url: TELEMETRY_PATH,
        payload: { page: address, records: [{ remote: SECRET, release: SECRET, url: address }] },
      });
    }
    const violations = lines().filter(({ violation }) => violation !== undefined);
    expect(violations).toHaveLength(2 * SECRET_PATHS.length);
    for (const line of violations)
      expect(line).toMatchObject({ address: expect.stringMatching(/^192\.0\.2\./) });
    expect(written).not.toContain(SECRET);
    expect((await app.inject({ url: '/metrics' })).body).not.toContain(SECRET);
  });

  test('no error puts them into the log', () => {
    const error = new Error(`GET https://tv.example.com/recoverPassword/${SECRET} failed`, {
      cause: new Error(`/unSubscribe/${SECRET}/${SECRET}`),
    });
    app.log.error({ err: error }, `could not open /letter/${SECRET}`);
    expect(written).toContain('/recoverPassword/…');
    expect(written).not.toContain(SECRET);
  });

  test('no page sends them in a Referer header', async () => {
    const page = await app.inject({ url: `/recoverPassword/${SECRET}`, headers: { accept: 'text/html' } });
    expect(page.headers['referrer-policy']).toMatch(/^(no-referrer|strict-origin)$/);
  });
});
