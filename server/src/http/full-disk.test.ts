import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mountSmallDisk } from '@airdex/release-registry/testing';
import { sql } from 'kysely';
import { pino } from 'pino';
import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { handleErrors } from './error-handling.ts';
import { createBareApp } from '../../testing/bare-app.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';

const NOT_POSSIBLE =
  'This is not possible at the moment because of a problem on our side. Please try again later.';

const disk = mountSmallDisk(128);
/** The only test that needs to mount: a disk can't really be full otherwise. */
const describeOnDisk = disk === null ? describe.skip : describe;

test('a call that cannot write a file for lack of space may be repeated', async () => {
  const app = createBareApp();
  handleErrors(app);
  app.get('/', () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' })));
  const { statusCode, headers, json } = await app.inject('/');
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  expect(json()).toMatchObject({ error: 'unavailable', message: NOT_POSSIBLE });
  await app.close();
});

describeOnDisk('the embedded database on a full disk', () => {
  const logged: string[] = [];
  let database: Database;
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
    database = await openDatabase({ dataDir: disk?.path ?? '', log });
    server = await startTestServer({ name: 'pglite', open: () => Promise.resolve(database) });
    token = await server.signIn('demo');
  }, 120_000);
  afterAll(async () => {
    await server.close();
    disk?.remove();
  });

  /** Writes a megabyte to the database log, which soon needs another file of 16 MiB. */
  const writeLog = () =>
    sql`select pg_logical_emit_message(true, 'test', repeat('a', 1000000))`.execute(database.kysely);

  test('a write without disk space is rejected as such, and reads continue', async () => {
    disk?.fill();
    await expect(
      sql`create table large as select repeat('a', 100) as text from generate_series(1, 100000)`.execute(
        database.kysely,
      ),
    ).rejects.toThrow('The disk of the database is full');
    expect((await server.call('getSavedSearches', { token })).status).toBe(200);
    await until(async () => database.diskProblem() === 'disk-full');
    disk?.free();
    await until(async () => database.diskProblem() === null);
  });

  test('a write that stops the database gets an immediate response, and the database recovers once there is space', async () => {
    await sql`insert into server_secret (name, value) values ('committed', 'kept')`.execute(database.kysely);
    disk?.fill();
    let failure: unknown = null;
    for (let written = 0; written < 40 && failure === null; written++)
      failure = await writeLog().then(
        () => null,
        (error: unknown) => error,
      );
    expect(failure).toBeInstanceOf(DatabaseUnavailable);

    await until(async () => database.diskProblem() === 'disk-full');
    // Calls do not wait for a thread that can't be started, not even as long as for one that is being
    // replaced, which is at least 1,950 ms each time. A busy machine delays only some of them as much.
    await until(async () => {
      const begun = performance.now();
      const calls = await Promise.all(
        Array.from({ length: 5 }, () => server.call('getSavedSearches', { token })),
      );
      for (const { status, json } of calls) {
        expect(status).toBe(503);
        expect(json).toMatchObject({ error: 'unavailable', message: NOT_POSSIBLE });
      }
      return performance.now() - begun < 1_900;
    });
    expect((await server.app.inject('/healthz')).json()).toEqual({ status: 'ready', reasons: ['disk-full'] });
    const ready = await server.app.inject('/readyz');
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toEqual({ status: 'not-ready', reasons: ['database', 'disk-full'] });
    expect(logged.join('')).toContain('No space left on device');
    expect(logged.join('')).toContain('"problem":"disk-full"');

    disk?.free();
    await until(async () => (await server.app.inject('/readyz')).statusCode === 200);
    expect((await server.app.inject('/healthz')).json()).toEqual({ status: 'ready' });
    expect((await server.call('getSavedSearches', { token })).status).toBe(200);
    await writeLog();
    const kept = await sql`select value from server_secret where name = 'committed'`.execute(database.kysely);
    expect(kept.rows).toEqual([{ value: 'kept' }]);
    expect(logged.join('')).toContain('the database can write again');
  }, 120_000);
});
