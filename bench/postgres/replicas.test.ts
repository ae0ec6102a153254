import { openDatabase } from '@airdex/server/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PostgresNode } from './postgres-node.ts';
import { findPostgresPrograms } from './postgres-programs.ts';

const programs = await findPostgresPrograms();
const withPostgres = programs === null ? describe.skip : describe;

/** How far the replica lags behind. */
const DELAY_MS = 700;
const QUICK = { fsync: 'off', shared_buffers: '32MB' };

withPostgres('a database with a real streaming replica that is late', () => {
  let primary: PostgresNode;
  let replica: PostgresNode;
  let database: Awaited<ReturnType<typeof openDatabase>>;
  beforeAll(async () => {
    if (programs === null) return;
    primary = await PostgresNode.create(programs, QUICK);
    const late = {
      ...QUICK,
      recovery_min_apply_delay: `${DELAY_MS}ms`,
      wal_retrieve_retry_interval: '100ms',
    };
    replica = await PostgresNode.replicaOf(primary, late);
    database = await openDatabase({ url: primary.url, replicaUrls: [replica.url] });
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await replica.remove();
    await primary.remove();
  });

  const isRead = (): boolean => database.replicas()[0]?.isRead === true;
  const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
    while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const add = (name: string) =>
    database.kysely.insertInto('genre').values({ source_key: name, name_en: name, name_zh: name }).execute();
  const found = async (): Promise<string[]> => {
    const rows = await database.reader.selectFrom('genre').select('name_en').orderBy('id').execute();
    return rows.map(({ name_en }) => name_en);
  };
  const onReplica = async (): Promise<string[]> =>
    (await replica.query<{ name_en: string }>('select name_en from genre order by id')).map(
      ({ name_en }) => name_en,
    );

  test('never show less than before, and use the replica once it has caught up', async () => {
    await until(isRead);
    await add('first');
    expect(await onReplica()).toEqual([]);
    const shown = await database.consistentRead((kysely) =>
      kysely.selectFrom('genre').select('name_en').execute(),
    );
    expect(shown).toEqual([{ name_en: 'first' }]);
    for (let read = 0; read < 20; read++) expect(await found()).toEqual(['first']);
    await until(isRead);
    expect(await onReplica()).toEqual(['first']);
    // Writes that were never read may appear late, because the replica responds now.
    await add('second');
    expect(await found()).toEqual(['first']);
    await until(async () => (await found()).length === 2);
  }, 60_000);

  test('continue without the replica, and use it again when it is back', async () => {
    await until(isRead);
    await replica.stop('immediate');
    for (let read = 0; read < 10; read++) expect(await found()).toEqual(['first', 'second']);
    expect(isRead()).toBe(false);
    await replica.start();
    await until(isRead);
    expect(await found()).toEqual(['first', 'second']);
  }, 60_000);

  test('continue on the replica while the primary is unavailable, and write again after that', async () => {
    await until(isRead);
    await primary.stop('immediate');
    expect(await found()).toEqual(['first', 'second']);
    await expect(add('third')).rejects.toThrow('cannot be reached');
    await primary.start();
    await add('third');
    await until(async () => (await found()).length === 3);
  }, 60_000);
});
