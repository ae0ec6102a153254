import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { MIGRATIONS } from './migrations/index.ts';
import type { DatabaseSchema } from './schema.ts';

/**
 * Brings the database to the newest schema. Safe when several nodes start at once: the migrator holds an advisory lock
 * while it looks and applies. Throws the first error, with nothing of that run applied.
 */
export async function migrateToLatest(kysely: Kysely<DatabaseSchema>): Promise<void> {
  const migrator = new Migrator({
    db: kysely,
    // Work that was begun side by side lands in any order; no migration builds on one with a greater number.
    allowUnorderedMigrations: true,
    provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error(JSON.stringify(error));
}
