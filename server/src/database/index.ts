export { describeDatabaseFailure } from './describe-database-failure.ts';
export type { Database } from './database.ts';
export { openDatabase } from './open-database.ts';
export type { DatabaseSchema } from './schema.ts';
