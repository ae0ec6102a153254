import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sql } from 'kysely';
import { executedMigrations } from './executed-migrations.ts';
import { migrateTo, migrateToLatest } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { openAsItIs } from './open-database.ts';

test('a release executes its own migrations and opens a database with those of a newer one', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'airdex-migrate-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const { kysely, close } = await openAsItIs({ dataDir });
  const names = Object.keys(MIGRATIONS);
  try {
    await migrateTo(kysely, names.slice(0, -1));
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', now())`.execute(kysely);
    for (const _ of ['executes the last migration', 'has nothing to do']) {
      await migrateToLatest(kysely);
      expect(await executedMigrations(kysely)).toEqual([...names, '9999-later']);
    }
  } finally {
    await close();
  }
});
