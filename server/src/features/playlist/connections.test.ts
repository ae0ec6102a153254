import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { Client } from 'pg';
import { testDatabases } from '../../../testing/test-database.ts';
import { PlaylistCalls } from '../../../testing/playlist-calls.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { until } from '../../../testing/until.ts';

const CALLS = 14;
const [postgres] = testDatabases().filter(({ name }) => name === 'postgres');
const onPostgres = postgres === undefined ? describe.skip : describe;

onPostgres('calls of one user that wait for the user, on another node', () => {
  let server: TestServer;
  let otherNode: Client;
  let demo: PlaylistCalls;
  let colleague: PlaylistCalls;
  beforeAll(async () => {
    server = await startTestServer(postgres!);
    [demo, colleague] = await PlaylistCalls.of(server, 'demo', 'colleague');
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
      server.database.kysely,
    );
    const url = new URL(process.env['TEST_POSTGRES_URL'] ?? '');
    url.pathname = `/${rows[0]?.name ?? ''}`;
    otherNode = new Client({ connectionString: url.href });
    await otherNode.connect();
  });
  afterAll(async () => {
    await otherNode.end();
    await server.close();
  });

  test('leave the other connections to others', async () => {
    const id = await demo.add('mine');
    const programmes = await demo.everything();
    await otherNode.query('begin');
    await otherNode.query('select id from app_user where id = $1 for no key update', [demo.idUser]);
    const filling = Array.from({ length: CALLS }, () => demo.fill([id], programmes));
    const { pool } = server.database;
    // One of them waits for the row in the database.
    await until(async () => {
      // A transaction sees all sessions as they were when it first asked.
      await otherNode.query('select pg_stat_clear_snapshot()');
      const { rowCount } = await otherNode.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      return (rowCount ?? 0) > 0;
    });
    expect(await colleague.names()).toBeDefined();
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
    // Tasks in the background use a connection for a moment.
    await expect.poll(() => pool.totalCount - pool.idleCount).toBeLessThan(3);
    await otherNode.query('rollback');
    const added = await Promise.all(filling);
    expect(added.reduce((sum, count) => sum + count, 0)).toBe(programmes.length);
  });
});
