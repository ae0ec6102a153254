import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import type { Database } from '../database/database.ts';
import { migrateToLatest } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { openPgliteDatabase } from '../database/pglite/pglite-database.ts';
import { freshPostgresUrl } from '../../testing/postgres-databases.ts';
import { openFlakyProxy } from '../../testing/flaky-proxy.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

/** A database that can really be stopped and restarted. */
interface LosableDatabase {
  readonly database: Database;
  lose(): Promise<void>;
  giveBack(): Promise<void>;
  close(): Promise<void>;
}

async function openLosablePglite(): Promise<LosableDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'airdex-lost-'));
  const database = await openPgliteDatabase(path.join(folder, 'database'));
  await migrateToLatest(database.kysely);
  return {
    database,
    lose: () => database.kill(),
    // Its thread is replaced automatically.
    giveBack: () => Promise.resolve(),
    close: () => rm(folder, { recursive: true }),
  };
}

async function openLosablePostgres(serverUrl: string): Promise<LosableDatabase> {
  const { url, drop } = await freshPostgresUrl(serverUrl);
  const way = await openFlakyProxy(url);
  const database = await openDatabase({ url: way.url });
  return {
    database,
    lose: () => way.break(),
    giveBack: () => way.repair(),
    async close() {
      await way.close();
      await drop();
    },
  };
}

const serverUrl = process.env['TEST_POSTGRES_URL'];
const kinds = [
  { name: 'pglite' as const, open: openLosablePglite },
  ...(serverUrl === undefined
    ? []
    : [{ name: 'postgres' as const, open: () => openLosablePostgres(serverUrl) }]),
];

describe.each(kinds)('while the database is unavailable, $name', ({ name, open }) => {
  let losable: LosableDatabase;
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    losable = await open();
    server = await startTestServer({ name, open: () => Promise.resolve(losable.database) });
    token = await server.signIn('demo');
  });
  afterAll(async () => {
    await server.close();
    await losable.close();
  });

  const sleeping = (): Promise<unknown> => sql`select pg_sleep(30)`.execute(losable.database.kysely);

  test('a call is asked to retry, and succeeds once the database is back', async () => {
    const before = await server.call('getSavedSearches', { token });
    expect(before.status).toBe(200);
    // The only session of the embedded database is busy, so that the call is still waiting when the thread
    // ends.
    const asleep = sleeping().catch((error: unknown) => error);
    await untilAsleep(losable.database);
    const call = server.call('getSavedSearches', { token });
    await losable.lose();
    expect(await asleep).toBeInstanceOf(DatabaseUnavailable);
    if (name === 'postgres') {
      const { status, json, headers } = await server.call('getSavedSearches', { token });
      expect(status).toBe(503);
      expect(json).toEqual({
        error: 'unavailable',
        message: 'The service is not available at the moment. Please try again shortly.',
        requestId: expect.any(String),
      });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    await losable.giveBack();
    expect([200, 503]).toContain((await call).status);
    expect(await server.call('getSavedSearches', { token })).toMatchObject({
      status: 200,
      json: before.json,
    });
  });

  test('a transaction under way fails as a whole, and the next one succeeds', async () => {
    const { kysely } = losable.database;
    const write = (key: string, meanwhile: () => Promise<void>): Promise<void> =>
      kysely.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('server_secret')
          .values({ name: `${key}-1`, value: '' })
          .execute();
        await meanwhile();
        await transaction
          .insertInto('server_secret')
          .values({ name: `${key}-2`, value: '' })
          .execute();
      });
    await expect(write('lost', () => losable.lose())).rejects.toBeInstanceOf(DatabaseUnavailable);
    await losable.giveBack();
    await write('kept', () => Promise.resolve());
    const rows = await kysely
      .selectFrom('server_secret')
      .select('name')
      .where('name', 'like', '%-_')
      .orderBy('name')
      .execute();
    expect(rows.map((row) => row.name)).toEqual(['kept-1', 'kept-2']);
  });

  test('each of many simultaneous calls gets a response, and one during a restart waits', async () => {
    const calls = Array.from({ length: 40 }, () => server.call('getSavedSearches', { token }));
    await losable.lose();
    const duringIt = server.call('getSavedSearches', { token });
    await losable.giveBack();
    for (const { status } of await Promise.all(calls)) expect([200, 503]).toContain(status);
    expect((await duringIt).status).toBe(200);
    expect((await server.call('getSavedSearches', { token })).status).toBe(200);
  });
});

/**
 * Resolves once the other session sleeps; the embedded database has only one, which sleeps once it was asked
 * to.
 */
async function untilAsleep(database: Database): Promise<void> {
  if (database.kind === 'pglite') return;
  for (;;) {
    const { rows } = await sql<{ asleep: number }>`
      select count(*)::int as asleep from pg_stat_activity
      where wait_event = 'PgSleep' and datname = current_database()`.execute(database.kysely);
    if (rows[0]?.asleep === 1) return;
  }
}
