import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createServer } from '../../app/create-server.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { until } from '../../../testing/until.ts';

describe.each([testDatabase()])('searches without a reader on $name', (kind) => {
  let server: TestServer;
  let app: TestServer['app'];
  const lines: string[] = [];
  beforeAll(async () => {
    server = await startTestServer(kind);
    const logger = pino({}, { write: (line: string) => void lines.push(line) });
    app = await createServer({ ...server.parts, logger });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  test('are cancelled in the index, and do not count as errors', async () => {
    const asked = Promise.withResolvers<void>();
    vi.spyOn(server.index, 'facets').mockImplementation(async (_, signal) => {
      asked.resolve();
      if (signal) await once(signal, 'abort');
      throw signal?.reason;
    });
    const { port } = app.server.address() as AddressInfo;
    const headers = {
      authorization: `Bearer ${await server.signIn('demo')}`,
      'content-type': 'application/json',
    };
    const path = '/api/Search/GetFacets';
    const call = request({ host: '127.0.0.1', port, path, method: 'POST', headers });
    call.on('error', () => undefined).end('{}');
    await asked.promise;
    call.destroy();
    await until(async () => Promise.resolve(lines.some((line) => line.includes('broken off'))));
    expect(lines.filter((line) => line.includes('the call failed'))).toEqual([]);
  });
});
