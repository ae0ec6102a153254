import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { loadCatalogue } from './catalogue-watch.ts';
import { IMPORT_LOCK } from './import-lock.ts';
import { indexedUntil } from './indexed-until.ts';

describe.each(testDatabases())('the index on $name contains what was added', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  const until = async () => {
    const { kysely } = server.database;
    return (await indexedUntil({ kysely, index: server.index })).getTime();
  };
  const load = () => loadCatalogue(server.database, server.index);
  const change = (kysely: Kysely<DatabaseSchema>) =>
    sql`update catalogue_state set version = version + 1, updated_at = now()`.execute(kysely);
  /** Adds a programme as an import does; resolves with the moment at which it counts as added. */
  const add = async (kysely: Kysely<DatabaseSchema>, key: string, moment?: string): Promise<number> => {
    const { created_at } = await kysely
      .insertInto('programme')
      .values({ source_key: key, channel_id: 1, local_title: key, ...(moment && { created_at: moment }) })
      .returning('created_at')
      .executeTakeFirstOrThrow();
    await change(kysely);
    return Date.parse(created_at);
  };

  test('until now if nothing is imported, even if it lacks a change', async () => {
    await change(server.database.kysely);
    const before = Date.now();
    expect(await until()).toBeGreaterThanOrEqual(before);
  });

  test('until the first import that it has not loaded, even if its last change is newer', async () => {
    const { kysely } = server.database;
    await change(kysely);
    await load();
    const first = await add(kysely, 'first', '2026-01-01T00:00:00.000001Z');
    await add(kysely, 'second');
    expect(await until()).toBe(first - 1);
    const before = Date.now();
    await load();
    expect(await until()).toBeGreaterThanOrEqual(before);
  });

  // The embedded database has one session, so nothing runs beside an import.
  test.runIf(kind.name === 'postgres')('until the oldest import that runs has begun', async () => {
    const running = await server.database.kysely.startTransaction().execute();
    await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(running);
    await change(server.database.kysely);
    await load();
    const began = await add(running, 'running');
    expect(await until()).toBe(began - 1);
    await running.commit().execute();
    expect(await until()).toBe(began - 1);
    await load();
    expect(await until()).toBeGreaterThan(began);
  });
});
