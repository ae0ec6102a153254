import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { SearchIndex } from '../search-index/index.ts';

/** The conditions under which a node accepts calls. */
export function readinessChecks(
  { kysely }: Pick<Database, 'kysely'>,
  index: SearchIndex,
): Readonly<Record<'database' | 'index', () => boolean | Promise<boolean>>> {
  return {
    async database() {
      await sql`select 1`.execute(kysely);
      return true;
    },
    index: () => index.isAvailable,
  };
}
