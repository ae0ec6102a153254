import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql, type Kysely } from 'kysely';
import { DatabaseUnavailable } from '../../database/database-unavailable.ts';
import type { Database } from '../../database/database.ts';
import { migrateToLatest } from '../../database/migrate.ts';
import { openPgliteDatabase, type PgliteDatabase } from '../../database/pglite/pglite-database.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { HttpError } from '../../http/http-error.ts';
import { until } from '../../../testing/until.ts';
import { carryOut } from './carry-out.ts';
import { changeEntries } from './change-entries.ts';
import { resumeWrites } from './resume-writes.ts';

const PROGRAMMES = Array.from({ length: 6000 }, (_, index) => index + 1);
const LISTS = [1, 2];
const ADD_ALL = { addTo: LISTS, removeFrom: [], programmes: PROGRAMMES };
const USER = { idUser: 1 } as const;

async function insertCatalogue(kysely: Kysely<DatabaseSchema>): Promise<void> {
  await sql`insert into company (id, name) values (1, 'x')`.execute(kysely);
  await sql`insert into app_user (id, company_id, username, email, password_hash) values (1, 1, 'x', 'x', '')`.execute(
    kysely,
  );
  await sql`insert into channel (id, source_key, name) values (1, 'x', 'x')`.execute(kysely);
  await sql`
    insert into programme (id, source_key, channel_id, local_title)
    select i, 'test:' || i, 1, 'x' from generate_series(1, ${PROGRAMMES.length}::int) as i`.execute(kysely);
}

async function emptyPlaylists(kysely: Kysely<DatabaseSchema>): Promise<void> {
  await kysely.deleteFrom('playlist_write').execute();
  await kysely.deleteFrom('playlist').execute();
  await kysely
    .insertInto('playlist')
    .values(LISTS.map((id) => ({ id, user_id: 1, name: 'x' })))
    .execute();
}

async function entries(kysely: Kysely<DatabaseSchema>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from playlist_programme`.execute(kysely);
  return rows[0]?.count ?? 0;
}

/** Makes the record of a change look as if its node had died. */
async function leaveBehind(kysely: Kysely<DatabaseSchema>): Promise<void> {
  await kysely
    .updateTable('playlist_write')
    .set({ held_until: new Date(0) })
    .execute();
}

describe.each([testDatabase()])('changes of playlist contents on $name', ({ open }) => {
  let database: Database;
  let kysely: Kysely<DatabaseSchema>;
  beforeAll(async () => {
    database = await open();
    ({ kysely } = database);
    await insertCatalogue(kysely);
  });
  afterAll(() => database.close());
  beforeEach(() => emptyPlaylists(kysely));

  /** Records a change like another node that is processing it. */
  const recordElsewhere = (position: number, deletesPlaylists = false) =>
    kysely
      .insertInto('playlist_write')
      .values({
        user_id: 1,
        add_to: deletesPlaylists ? [] : LISTS,
        remove_from: deletesPlaylists ? LISTS : [],
        programmes: PROGRAMMES,
        deletes_playlists: deletesPlaylists,
        position,
        holder: 'elsewhere',
        held_until: sql<string>`clock_timestamp() + interval '1 hour'`,
      })
      .execute();
  const change = () =>
    changeEntries({ ...USER, kysely }, () => Promise.resolve({ ...ADD_ALL, programmes: [1] }));

  test('wait for one that another node is processing, without a connection', async () => {
    await recordElsewhere(0);
    let isDone = false;
    const waiting = change().finally(() => (isDone = true));
    const others = Array.from({ length: 14 }, () => change());
    for (let call = 0; call < 20; call++) await sql`select 1`.execute(kysely);
    expect([isDone, await entries(kysely)]).toEqual([false, 0]);
    const { pool } = database;
    await until(() => Promise.resolve(pool.idleCount === pool.totalCount && pool.waitingCount === 0));
    await kysely.deleteFrom('playlist_write').execute();
    expect(await waiting).toEqual({ added: 2, removed: 0 });
    expect(new Set((await Promise.all(others)).map(({ added }) => added))).toEqual(new Set([0]));
  });

  test('are rejected if too many wait, in both languages', async () => {
    await recordElsewhere(0);
    const waiting = Array.from({ length: 20 }, () => change());
    // The first change has its turn now.
    await sql`select 1`.execute(kysely);
    waiting.push(change());
    const refused = await change().catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 429, message: expect.stringMatching(/still running/) });
    expect((refused as HttpError).body('id', 'ch').message).toMatch(/稍后再试/);
    await kysely.deleteFrom('playlist_write').execute();
    await Promise.all(waiting);
  });

  test('that a node left behind are continued, also by the next change', async () => {
    await recordElsewhere(PROGRAMMES.length + 1000);
    await resumeWrites(kysely);
    expect(await entries(kysely)).toBe(0);
    await leaveBehind(kysely);
    await resumeWrites(kysely);
    expect(await entries(kysely)).toBe(PROGRAMMES.length - 1000);
    await recordElsewhere(0);
    await leaveBehind(kysely);
    expect(await change()).toEqual({ added: 0, removed: 0 });
    expect(await entries(kysely)).toBe(2 * PROGRAMMES.length);
    await recordElsewhere(0, true);
    await leaveBehind(kysely);
    await resumeWrites(kysely);
    expect(await kysely.selectFrom('playlist').select('id').execute()).toEqual([]);
    expect(await kysely.selectFrom('playlist_write').select('holder').execute()).toEqual([]);
  });

  test('stop if another node has taken them over', async () => {
    await recordElsewhere(0);
    const held = { holder: 'before', change: ADD_ALL, position: 0 };
    await expect(carryOut(kysely, held)).rejects.toMatchObject({
      status: 503,
      details: { headers: { 'Retry-After': '2' } },
    });
    expect(await entries(kysely)).toBe(0);
  });

  test('leave out a playlist that is deleted in between', async () => {
    const adding = changeEntries({ ...USER, kysely }, () => Promise.resolve(ADD_ALL));
    await until(async () => (await entries(kysely)) > 0);
    await kysely.deleteFrom('playlist').where('id', '=', 2).execute();
    await adding;
    expect(await entries(kysely)).toBe(PROGRAMMES.length);
  });

  test('that are rejected record nothing', async () => {
    const refused = changeEntries({ ...USER, kysely }, () => Promise.reject(new HttpError('not-found', 'x')));
    await expect(refused).rejects.toBeInstanceOf(HttpError);
    expect(await kysely.selectFrom('playlist_write').select('holder').execute()).toEqual([]);
  });
});

describe('a large change whose database thread dies half-way', () => {
  let folder: string;
  let database: PgliteDatabase;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'airdex-cut-'));
    database = await openPgliteDatabase(path.join(folder, 'database'));
    await migrateToLatest(database.kysely);
    await insertCatalogue(database.kysely);
    await emptyPlaylists(database.kysely);
    // Creating a cluster takes time on a busy machine.
  }, 120_000);
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  test('is completed afterwards', async () => {
    const { kysely } = database;
    const cut = changeEntries({ ...USER, kysely }, () => Promise.resolve(ADD_ALL)).catch(
      (error: unknown) => error,
    );
    await until(async () => (await entries(kysely)) > 0);
    await database.kill();
    expect(await cut).toBeInstanceOf(DatabaseUnavailable);
    const before = await entries(kysely);
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(2 * PROGRAMMES.length);
    await leaveBehind(kysely);
    await resumeWrites(kysely);
    expect(await entries(kysely)).toBe(2 * PROGRAMMES.length);
  });
});
