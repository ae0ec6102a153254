import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql, type KyselyPlugin } from 'kysely';
import { createServer } from '../../app/create-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { fileOfCall } from '../../../testing/file-of-call.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { until } from '../../../testing/until.ts';
import { loadCatalogue } from '../../catalogue/catalogue-watch.ts';
import { LONG_FROM } from '../../catalogue/load-lines.ts';

const PROGRAMMES = 12_000;
const READERS = 20;

/** Counts how many long results are read at the same time at most. */
function countLongReads() {
  const begun = new WeakMap<object, number>();
  const ended: (readonly [from: number, to: number])[] = [];
  let clock = 0;
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      begun.set(queryId, (clock += 1));
      return node;
    },
    async transformResult({ result, queryId }) {
      if (result.rows.length > LONG_FROM) ended.push([begun.get(queryId) ?? 0, (clock += 1)]);
      return result;
    },
  };
  const most = (): number =>
    Math.max(0, ...ended.map(([at]) => ended.filter(([from, to]) => from <= at && at < to).length));
  return { plugin, reads: () => ended.length, most };
}

describe.each([testDatabase()])('long responses that are read slowly on $name', (kind) => {
  const long = countLongReads();
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    const started = await startTestServer(kind);
    const { database } = started;
    await sql`
      insert into programme (source_key, channel_id, local_title, concept_en, launch_date)
      select 'long/' || number, (select min(id) from channel), 'Long ' || number, repeat(md5(number::text), 6), '2026-01-01'
      from generate_series(1, ${PROGRAMMES}::int) as number`.execute(database.kysely);
    await loadCatalogue(database, started.index);
    token = await started.signIn('demo');
    await started.app.close();
    const counted = { ...database, reader: database.reader.withPlugin(long.plugin) };
    server = { ...started, app: await createServer({ ...started.parts, database: counted }) };
    await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await server.app.close();
    await server.close();
  });

  /** Requests everything, and reads nothing of the response. */
  async function ask(): Promise<IncomingMessage> {
    const { port } = server.app.server.address() as AddressInfo;
    const call = request({
      host: '127.0.0.1',
      port,
      path: '/api/Search/GetAdvancedSearchPrograms',
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    call.end(JSON.stringify({ resultsPerPage: 30_000 }));
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    return response;
  }

  test('take turns at the database, and do not block other requests', async () => {
    const readers = await Promise.all(Array.from({ length: READERS }, ask));
    await until(async () => Promise.resolve(long.reads() >= READERS));
    const search = await fileOfCall(server, 'getAdvancedSearchPrograms', {
      token,
      body: { resultsPerPage: 20 },
    });
    expect(search.statusCode).toBe(200);
    const [first, ...others] = readers;
    for (const other of others) other.destroy();
    const whole = (await first?.setEncoding('utf8').toArray())?.join('') ?? '';
    expect((JSON.parse(whole) as { programs: unknown[] }).programs.length).toBeGreaterThan(PROGRAMMES);
    expect(long.most()).toBe(1);
  }, 120_000);
});
