export { describeDatabaseFailure } from './describe-database-failure.ts';
export type { Database } from './database.ts';
export { databaseOf, openDatabase } from './open-database.ts';
export { hasDatabase } from './pglite/data-folder.ts';
export { tidyEmbeddedDatabase } from './pglite/upkeep.ts';
export type { DatabaseSchema } from './schema.ts';
