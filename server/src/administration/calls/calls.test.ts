import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, vi, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../../app/create-server.ts';
import { ADMINISTRATION_BODY_BYTES_MAX } from './address.ts';
import { runAdmin } from '../../commands/admin/run-admin.ts';
import { createLogger } from '../../http/create-logger.ts';
import { runAsOperator } from '../../../testing/run-as-operator.ts';
import { until } from '../../../testing/until.ts';
import { testDatabases } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const TOKEN = 'the-long-token-of-operators-of-this-site';

/** The commands of the guide, and the files to which their output is redirected. */
const GUIDE = readFileSync(new URL('../../../../docs/installation.md', import.meta.url), 'utf8')
  .replaceAll('\\\n', ' ')
  .matchAll(/^airdex admin (.+?)(?: > (\S+))?$/gm)
  .map(([, line = '', output]) => ({ line, output }))
  .toArray();

/** The arguments of a line in a shell, with double quotes around those that contain spaces. */
const words = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

describe.each(testDatabases())('administration of a running server on $name', (kind) => {
  let server: TestServer;
  let app: FastifyInstance;
  let address: string;
  let log = '';
  beforeAll(async () => {
    server = await startTestServer(kind);
    const logger = createLogger('warn', { write: (line) => void (log += line) });
    app = await createServer({ ...server.parts, logger, administration: { token: TOKEN, logDays: 30 } });
    address = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  async function admin(...args: string[]) {
    const lines: string[] = [];
    for (const method of ['log', 'error'] as const)
      vi.spyOn(console, method).mockImplementation((text: unknown) => void lines.push(String(text)));
    const environment = { AIRDEX_ADMIN_TOKEN: TOKEN, AIRDEX_ADMIN_NAME: '艾达' };
    const code = await runAdmin(['--server', address, ...args], environment);
    return { code, output: lines.join('\n') };
  }
  const call = (path: string, token: string | null, payload: object = {}, remoteAddress = '192.0.2.9') =>
    app.inject({
      method: 'POST',
      url: `/admin-api/${path}`,
      remoteAddress,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      payload,
    });
  const found = async (token: string): Promise<number> => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/Search/GetAdvancedSearchPrograms',
      headers: { authorization: `Bearer ${token}` },
      payload: {},
    });
    return (JSON.parse(response.body) as { count: number }).count;
  };

  test('a changed access applies to the next call', async () => {
    const token = await server.signIn('limited');
    const before = await found(token);
    const company = 'Cedar Row Pictures (sample)';
    const all = ['access', 'add', '--company', company, '--name', 'Everything', '--channels', 'all'];
    expect(await admin(...all, '--begin', '2026-01-01', '--end', '2026-12-31')).toMatchObject({ code: 0 });
    const during = await found(token);
    expect(during).toBeGreaterThan(before);
    expect(await admin('access', 'remove', '--company', company, '--name', 'Everything')).toMatchObject({
      code: 0,
    });
    expect(await found(token)).toBe(before);
  });

  test('runs the commands of the guide', async () => {
    expect(GUIDE.length).toBeGreaterThan(10);
    const folder = await mkdtemp(path.join(tmpdir(), 'airdex-guide-'));
    const inFolder = (name: string) =>
      /\.(yaml|csv)$|^installation$/.test(name) ? path.join(folder, name) : name;
    try {
      for (const { line, output: file } of GUIDE) {
        const result = await admin(...words(line).map(inFolder));
        expect({ line, ...result }).toMatchObject({ line, code: 0 });
        if (file !== undefined) await writeFile(inFolder(file), result.output);
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('shows an error with its option, and the operator in the record', async () => {
    expect(await admin('company', 'remove', '--name', 'Nobody Ltd')).toEqual({
      code: 1,
      output: "--name: There is no company 'Nobody Ltd'.\nNothing was changed. Run with --help for more.",
    });
    await admin('company', 'add', '--name', 'New Ltd');
    const { output } = await admin('log', 'list', '--json');
    const { data } = JSON.parse(output) as { data: { operator: string }[] };
    expect(data[0]).toMatchObject({ operator: '艾达 (127.0.0.1)', subject: 'company New Ltd' });
  });

  test('reports files that are too large for a call', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'airdex-large-'));
    const file = path.join(folder, 'large.pdf');
    await writeFile(file, Buffer.alloc(ADMINISTRATION_BODY_BYTES_MAX, '%PDF-1.7\n'));
    const report = ['--title', 'A', '--title-zh', '甲', '--month', '2026-10', '--summary', 'B'];
    expect(await admin('report', 'add', ...report, '--summary-zh', '乙', '--pdf', file)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^The files are too large for one call/),
    });
    await rm(folder, { recursive: true });
  });

  test('rejects a missing and a wrong token, and writes that to the security log', async () => {
    log = '';
    for (const token of [null, `${TOKEN}x`, TOKEN.slice(1)])
      expect((await call('company/list', token)).statusCode).toBe(401);
    expect(log.match(/"security":"admin-token-refused"/g)).toHaveLength(3);
    expect(log).not.toContain(TOKEN.slice(1));
    expect((await call('company/list', TOKEN)).statusCode).toBe(200);
    expect(log).toContain('"security":"admin-call"');
  });

  test('responds to bad input with 400 and the field, and to an unknown operation with 404', async () => {
    const refused = await call('company/add', TOKEN, { name: ['x'] });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ error: 'validation', field: 'name' });
    expect((await call('company/sell', TOKEN)).statusCode).toBe(404);
  });

  test('does not exist if the server has no token', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/admin-api/company/list',
      headers: { authorization: `Bearer ${TOKEN}` },
      payload: {},
    });
    expect(response.statusCode).toBe(404);
  });

  test('limits the calls of an address', async () => {
    const limited = await createServer({
      ...server.parts,
      http: { rateLimits: 0.01 },
      administration: { token: TOKEN, logDays: 30 },
    });
    try {
      const guess = () =>
        limited.inject({
          method: 'POST',
          url: '/admin-api/company/list',
          remoteAddress: '192.0.2.9',
          payload: {},
        });
      for (let count = 0; count < 3; count++) expect((await guess()).statusCode).toBe(401);
      const refused = await guess();
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await limited.close();
    }
  });

  if (kind.name === 'postgres')
    test('applies changes that another process makes in the database', async () => {
      const token = await server.signIn('limited');
      const before = await found(token);
      const company = 'Cedar Row Pictures (sample)';
      const began = Date.now();
      const period = { begin: '2026-01-01', end: '2026-12-31' };
      await runAsOperator(server.database, 'access add', {
        company,
        name: 'All',
        ...period,
        channels: ['all'],
      });
      await until(async () => (await found(token)) > before);
      // Without a notification, the change would apply only when the cached subscription expires.
      expect(Date.now() - began).toBeLessThan(12_000);
    });
});
