import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { readCatalogueVersion } from './catalogue-version.ts';
import { IMPORT_LOCK } from './import-lock.ts';
import { indexedUntil } from './indexed-until.ts';

describe.each(testDatabases())('the index on $name contains what was added', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  const until = async (version?: string) => {
    const { kysely } = server.database;
    return indexedUntil({
      kysely,
      index: Object.create(server.index, version === undefined ? {} : { version: { value: version } }),
    });
  };

  test('until now if nothing is imported', async () => {
    const before = Date.now();
    expect(
      (await until(await readCatalogueVersion(server.database.kysely))).getTime(),
    ).toBeGreaterThanOrEqual(before);
  });

  test('until the last change that it has loaded', async () => {
    expect((await until('3@1767225600.000001')).toISOString()).toBe('2026-01-01T00:00:00.001Z');
  });

  // The embedded database has one session, so nothing runs beside an import.
  test.runIf(kind.name === 'postgres')('until the oldest import that runs has begun', async () => {
    const first = await server.database.kysely.startTransaction().execute();
    const { rows } = await sql<{ now: string }>`
      select now(), pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(first);
    const began = new Date(rows[0]?.now ?? '').getTime();
    const version = await readCatalogueVersion(server.database.kysely);
    expect((await until(version)).getTime()).toBe(began - 1);
    await first.commit().execute();
    expect((await until(version)).getTime()).toBeGreaterThan(began);
  });
});
