import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { executedMigrations } from './executed-migrations.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { DatabaseSchema } from './schema.ts';

/**
 * Migrates the database to the latest schema. Safe when several nodes start at once: the migrator holds an
 * advisory lock while it checks and migrates. Throws the first error, and rolls back the whole run.
 */
export async function migrateToLatest(kysely: Kysely<DatabaseSchema>): Promise<void> {
  await migrateTo(kysely, Object.keys(MIGRATIONS));
}

/** Migrates a database to the schema of these migrations, as {@link migrateToLatest} does. */
export async function migrateTo(kysely: Kysely<DatabaseSchema>, names: readonly string[]): Promise<void> {
  if (await hasExactly(kysely, names)) return;
  const migrations = Object.entries(MIGRATIONS).filter(([name]) => names.includes(name));
  const migrator = new Migrator({
    db: kysely,
    // Parallel work lands in any order; no migration depends on one with a higher number.
    allowUnorderedMigrations: true,
    provider: { getMigrations: () => Promise.resolve(Object.fromEntries(migrations)) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error(JSON.stringify(error));
}

/** Whether exactly these migrations were executed. The migrator reads the whole schema to find that out. */
async function hasExactly(kysely: Kysely<DatabaseSchema>, names: readonly string[]): Promise<boolean> {
  const executed = await executedMigrations(kysely);
  return executed.length === names.length && executed.every((name) => names.includes(name));
}
