import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { createBulkReads, type BulkReads } from '../../catalogue/bulk-reads.ts';
import { fillTestDatabase } from '../../../testing/fill-test-database.ts';
import { testDatabases } from '../../../testing/test-database.ts';
import { playlistProgrammes } from './readable-playlists.ts';

describe.each(testDatabases())('the programmes of playlists on $name', (kind) => {
  let database: Database;
  let programmes: number[];
  let demo: number;
  let limited: number;
  beforeAll(async () => {
    database = await kind.open();
    await fillTestDatabase(database.kysely);
    await database.kysely.deleteFrom('playlist').execute();
    const rows = await database.kysely.selectFrom('programme').select('id').orderBy('id').limit(50).execute();
    programmes = rows.map(({ id }) => id);
    [demo, limited] = await Promise.all([userId('demo'), userId('limited')]);
  });
  afterAll(() => database.close());

  test('are each found once, in batches that are smaller than a playlist', async () => {
    const lists = [programmes.slice(0, 7), programmes.slice(3, 12), [], programmes.slice(20, 21)];
    const ids: number[] = [];
    for (const list of lists) ids.push(await add(demo, list));
    for (let i = 0; i < 25; i++) await add(demo, programmes.slice(30 + (i % 5), 33 + (i % 5)));
    await add(limited, programmes.slice(40));
    const services = { kysely: database.kysely, bulkReads: createBulkReads() };
    const read = async (chosen: readonly number[] | null) =>
      [...(await playlistProgrammes(services, demo, chosen, { entriesAtOnce: 4 }))].sort((a, b) => a - b);
    expect(await read(ids)).toEqual([...programmes.slice(0, 12), ...programmes.slice(20, 21)]);
    expect(await read(null)).toEqual([
      ...programmes.slice(0, 12),
      ...programmes.slice(20, 21),
      ...programmes.slice(30, 37),
    ]);
    expect(await read([])).toEqual([]);
  });

  test('are read without a queue until they are many', async () => {
    const ids: number[] = [];
    for (let i = 0; i < 210; i++) ids.push(await add(limited, programmes.slice(0, i < 2 ? 3 : 0)));
    let queued = 0;
    const bulkReads: BulkReads = {
      read(load) {
        queued += 1;
        return load();
      },
    };
    const services = { kysely: database.kysely, bulkReads };
    await playlistProgrammes(services, limited, ids);
    expect(queued).toBe(0);
    await playlistProgrammes(services, limited, ids, { entriesAtOnce: 2 });
    expect(queued).toBeGreaterThan(0);
  });

  test('are not read any more once the call is cancelled', async () => {
    const ids = [await add(demo, programmes.slice(0, 9))];
    const gone = new AbortController();
    let loads = 0;
    const bulkReads: BulkReads = {
      read(load) {
        loads += 1;
        gone.abort(new Error('gone'));
        return load();
      },
    };
    const services = { kysely: database.kysely, bulkReads };
    const reading = playlistProgrammes(services, demo, ids, { entriesAtOnce: 4, signal: gone.signal });
    await expect(reading).rejects.toThrow('gone');
    expect(loads).toBe(1);
  });

  async function add(user_id: number, held: readonly number[]): Promise<number> {
    const { id } = await database.kysely
      .insertInto('playlist')
      .values({ user_id, name: 'list' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const entries = held.map((programme_id) => ({ playlist_id: id, programme_id }));
    if (entries.length > 0) await database.kysely.insertInto('playlist_programme').values(entries).execute();
    return id;
  }

  async function userId(username: string): Promise<number> {
    const user = database.kysely.selectFrom('app_user').select('id').where('username', '=', username);
    return (await user.executeTakeFirstOrThrow()).id;
  }
});
