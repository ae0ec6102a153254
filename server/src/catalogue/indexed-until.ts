import { sql } from 'kysely';
import type { CatalogueServices } from './catalogue-services.ts';
import { IMPORT_LOCK } from './import-lock.ts';

/**
 * The moment up to which the index contains every programme that was added. It is in the past while a file is imported,
 * and until the index has loaded it: programmes count as added when the import of their file began.
 */
export async function indexedUntil({
  kysely,
  index,
}: Pick<CatalogueServices, 'kysely' | 'index'>): Promise<Date> {
  const now = Date.now();
  const { lastId } = index;
  const { rows } = await sql<{ began: string | null }>`
    select min(xact_start) as began from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and classid = 0 and objid = ${IMPORT_LOCK}
      and database = (select oid from pg_database where datname = current_database())`.execute(kysely);
  // Imports run one after the other, so the one that added the lowest of these ids began first.
  const missing = await kysely
    .selectFrom('programme')
    .select('created_at')
    .where('id', '>', lastId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const began = [rows[0]?.began, missing?.created_at].filter((moment) => typeof moment === 'string');
  return new Date(Math.min(now, ...began.map((moment) => Date.parse(moment) - 1)));
}
