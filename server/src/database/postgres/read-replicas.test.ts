import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { DatabaseUnavailable } from '../database-unavailable.ts';
import { connectionOf, guardedPool, surviveBreaks } from '../guarded-pool.ts';
import { openFlakyProxy, type FlakyProxy } from '../../../testing/flaky-proxy.ts';
import { connectReader } from './read-connections.ts';
import { Replica } from './replica.ts';
import { ReplicaSet } from './replica-set.ts';

const serverUrl = process.env['TEST_POSTGRES_URL'];
const onPostgres = serverUrl === undefined ? describe.skip : describe;
const NAMES = ['first', 'second'] as const;
type Name = (typeof NAMES)[number];

/** As in the product, but faster. */
const ASK_EACH = 20;
const LAG_MAX = 300;

/**
 * Servers that accept connections, over proxies that can break. Application names show which server a read used. The
 * test sets how far the "replicas" have replayed.
 */
onPostgres('reads from replicas', () => {
  const replayed: Record<Name, bigint> = { first: 100n, second: 100n };
  let written = 100n;
  let ways: Record<Name | 'primary', FlakyProxy>;
  let pools: Record<Name | 'primary', Pool>;
  let replicas: ReplicaSet;
  let reader: Kysely<unknown>;
  let messages: string[];

  const createPool = (name: string, url: string): Pool =>
    surviveBreaks(
      new Pool({ connectionString: url, application_name: name, max: 4, connectionTimeoutMillis: 2000 }),
    );

  beforeEach(async () => {
    Object.assign(replayed, { first: 100n, second: 100n });
    written = 100n;
    messages = [];
    const way = (): Promise<FlakyProxy> => openFlakyProxy(serverUrl ?? '');
    ways = { first: await way(), second: await way(), primary: await way() };
    pools = {
      first: createPool('first', ways.first.url),
      second: createPool('second', ways.second.url),
      primary: createPool('primary', ways.primary.url),
    };
    const watched = NAMES.map(
      (name) =>
        new Replica({
          name,
          url: ways[name].url,
          pool: pools[name],
          // Queried over the real connection; the test has set the position.
          positionSql: () => `select true as "isReplica", '${replayed[name]}' as position`,
        }),
    );
    replicas = new ReplicaSet({
      replicas: watched,
      primaryPosition: () => Promise.resolve(written),
      log: {
        info: (_details, message) => messages.push(message),
        warn: (_details, message) => messages.push(message),
      },
      askEach: ASK_EACH,
      lagMax: LAG_MAX,
    });
    reader = new Kysely({
      dialect: new PostgresDialect({
        pool: guardedPool({}, () => connectReader(replicas, () => connectionOf(pools.primary))),
      }),
    });
    await until(() => replicas.status().every(({ isRead }) => isRead));
  });
  afterEach(async () => {
    await replicas.close();
    await pools.primary.end();
    await Promise.all(Object.values(ways).map((way) => way.close()));
  });

  const readFrom = async (): Promise<string> => {
    const { rows } = await sql<{ name: string }>`select current_setting('application_name') as name`.execute(
      reader,
    );
    return rows[0]?.name ?? '';
  };
  const take = async (count: number): Promise<string[]> => {
    const taken: string[] = [];
    for (let index = 0; index < count; index++) taken.push(await readFrom());
    return taken;
  };
  const isRead = (name: Name): boolean =>
    replicas.status().find((status) => status.name === name)?.isRead === true;

  test('are distributed in turn', async () => {
    const taken = await take(4);
    expect(taken.toSorted()).toEqual(['first', 'first', 'second', 'second']);
    expect(taken[0]).not.toBe(taken[1]);
  });

  test('only use replicas that have everything that was shown before', async () => {
    replicas.require(150n);
    expect(await take(2)).toEqual(['primary', 'primary']);
    replayed.second = 150n;
    await until(() => isRead('second'));
    expect(await take(2)).toEqual(['second', 'second']);
    replayed.first = 151n;
    await until(() => isRead('first'));
    expect(new Set(await take(2))).toEqual(new Set(NAMES));
  });

  test('wait for a replica no longer than the limit', async () => {
    replicas.require(200n);
    const begun = Date.now();
    await replicas.untilUsable(100);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(95);
    expect(isRead('first')).toBe(false);
  });

  test('leave out one that is behind for too long, and return when it has caught up', async () => {
    written = 500n;
    replayed.first = 500n;
    await until(() => !isRead('second'));
    expect(await take(2)).toEqual(['first', 'first']);
    expect(replicas.status()[1]).toEqual({ name: 'second', isUp: true, isRead: false, lagBytes: 400 });
    replayed.second = 499n;
    // The primary moves on; a replica that is briefly behind is still used.
    written = 501n;
    replayed.first = 501n;
    replayed.second = 501n;
    await until(() => isRead('second'));
    expect(new Set(await take(2))).toEqual(new Set(NAMES));
  });

  test('leave out a dead one, use the primary without any, and recover automatically', async () => {
    await ways.first.break();
    expect(await take(3)).toEqual(['second', 'second', 'second']);
    await ways.second.break();
    expect(await take(2)).toEqual(['primary', 'primary']);
    await ways.first.repair();
    await ways.second.repair();
    await until(() => NAMES.every(isRead));
    expect(new Set(await take(2))).toEqual(new Set(NAMES));
    expect(messages.filter((message) => message === 'a replica does not answer')).toHaveLength(2);
    expect(messages.filter((message) => message === 'the replica answers again')).toHaveLength(2);
  });

  test('are retried elsewhere when the replica dies during the read', async () => {
    const slow = (): Promise<unknown> => sql`select pg_sleep(0.3)`.execute(reader);
    const reads = [slow(), slow(), slow(), slow()];
    await until(() => pools.first.totalCount - pools.first.idleCount >= 2);
    await ways.first.break();
    await expect(Promise.all(reads)).resolves.toHaveLength(4);
    expect(await take(1)).toEqual(['second']);
  });

  test('are retried elsewhere when the replica stops responding', async () => {
    const reads = [readFrom(), readFrom()];
    await Promise.all(reads);
    ways.first.stall();
    const answers = await take(2);
    expect(answers).toEqual(['second', 'second']);
    // It may be reachable over new connections before the next check.
    await until(() => messages.includes('a replica does not answer'));
  });

  test('do not reuse old connections of a replica that stopped responding, once it is reachable again', async () => {
    await take(4);
    expect(pools.first.idleCount).toBeGreaterThan(0);
    ways.first.stall();
    await until(() => messages.includes('the replica answers again'));
    expect((await take(4)).toSorted()).toEqual(['first', 'first', 'second', 'second']);
  });

  test('are not continued elsewhere within a transaction, which must be restarted', async () => {
    const transaction = reader.transaction().execute(async (trx) => {
      const { rows } = await sql<{
        name: string;
      }>`select current_setting('application_name') as name`.execute(trx);
      await ways[rows[0]?.name as Name].break();
      return sql`select 1`.execute(trx);
    });
    await expect(transaction).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(reader.transaction().execute((trx) => sql`select 1`.execute(trx))).resolves.toBeDefined();
  });

  test('do not repeat an invalid query, and do not blame the replica', async () => {
    await expect(sql`select 1 / 0`.execute(reader)).rejects.toMatchObject({ code: '22012' });
    expect(NAMES.every(isRead)).toBe(true);
  });

  test('fail as unavailable if no server responds, and never wait forever', async () => {
    await Promise.all(Object.values(ways).map((way) => way.break()));
    await expect(readFrom()).rejects.toBeInstanceOf(DatabaseUnavailable);
    await ways.primary.repair();
    expect(await readFrom()).toBe('primary');
  });

  test('never use a server that follows no primary', async () => {
    const pool = createPool('alone', serverUrl ?? '');
    const alone = new Replica({ name: 'alone', url: serverUrl ?? '', pool });
    await expect(alone.ask()).rejects.toThrow('it follows no primary');
    expect(alone.position).toBeNull();
    await alone.close();
  });
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}
