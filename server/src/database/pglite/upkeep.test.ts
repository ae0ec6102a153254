import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareDataFolder } from '../../../testing/prepared-data-folder.ts';
import type { Database } from '../database.ts';
import { openAsItIs } from '../open-database.ts';
import { tidyEmbeddedDatabase } from './upkeep.ts';

describe('the upkeep of the embedded database', () => {
  let dataDir: string;
  let database: Database;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'airdex-upkeep-'));
    await prepareDataFolder(dataDir);
    database = await openAsItIs({ dataDir });
    await sql`create table kept (id int, text text)`.execute(database.kysely);
  });
  afterAll(async () => {
    await database.close();
    await rm(dataDir, { recursive: true });
  });

  const fill = () =>
    sql`insert into kept select id, repeat('x', 200) from generate_series(1, 5000) id`.execute(
      database.kysely,
    );
  const size = async (): Promise<number> => {
    const { rows } = await sql<{ size: number }>`
      select pg_total_relation_size('kept')::int as size`.execute(database.kysely);
    return rows[0]!.size;
  };
  const logToReplay = async (): Promise<number> => {
    const { rows } = await sql<{ bytes: number }>`
      select (pg_current_wal_insert_lsn() - redo_lsn)::int as bytes from pg_control_checkpoint()`.execute(
      database.kysely,
    );
    return rows[0]!.bytes;
  };

  test('lets new rows use the space of deleted ones, and of those of a transaction that was rolled back', async () => {
    await fill();
    const filledOnce = await size();
    await sql`delete from kept`.execute(database.kysely);
    await tidyEmbeddedDatabase(database);
    await database.kysely
      .transaction()
      .execute(async (trx) => {
        await sql`insert into kept select id, repeat('x', 200) from generate_series(1, 5000) id`.execute(trx);
        throw new Error('as a dry run does');
      })
      .catch(() => undefined);
    await tidyEmbeddedDatabase(database);
    await fill();
    expect(await size()).toBeLessThan(filledOnce * 1.1);
  });

  test('needs no log of earlier writes', async () => {
    await fill();
    expect(await logToReplay()).toBeGreaterThan(1_000_000);
    await tidyEmbeddedDatabase(database);
    expect(await logToReplay()).toBeLessThan(10_000);
  });
});
