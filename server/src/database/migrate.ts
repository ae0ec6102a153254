import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { executedMigrations } from './executed-migrations.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { DatabaseSchema } from './schema.ts';

const NOTHING_TO_DO: Migration = { up: () => Promise.resolve() };

/**
 * Migrates the database to the latest schema. Safe when several nodes start at once: the migrator holds an
 * advisory lock while it checks and migrates. Throws the first error, and rolls back the whole run.
 */
export async function migrateToLatest(kysely: Kysely<DatabaseSchema>): Promise<void> {
  await migrateTo(kysely, Object.keys(MIGRATIONS));
}

/**
 * Migrates a database to the schema of these migrations, as {@link migrateToLatest} does. Leaves the migrations of a
 * newer release as they are.
 */
export async function migrateTo(kysely: Kysely<DatabaseSchema>, names: readonly string[]): Promise<void> {
  const executed = await executedMigrations(kysely);
  // The migrator reads the whole schema to find that out.
  if (names.every((name) => executed.includes(name))) return;
  const own = Object.entries(MIGRATIONS).filter(([name]) => names.includes(name));
  // The migrator refuses a database with migrations that it does not know.
  const foreign = executed
    .filter((name) => !names.includes(name))
    .map((name) => [name, NOTHING_TO_DO] as const);
  const migrator = new Migrator({
    db: kysely,
    // Parallel work lands in any order; no migration depends on one with a higher number.
    allowUnorderedMigrations: true,
    provider: { getMigrations: () => Promise.resolve(Object.fromEntries([...own, ...foreign])) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error(JSON.stringify(error));
}
