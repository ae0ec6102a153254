import { sql } from 'kysely';
import type { CatalogueServices } from './catalogue-services.ts';
import { momentOfVersion, readCatalogueVersion } from './catalogue-version.ts';
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
  const { rows } = await sql<{ began: string | null }>`
    select min(xact_start) as began from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and classid = 0 and objid = ${IMPORT_LOCK}
      and database = (select oid from pg_database where datname = current_database())`.execute(kysely);
  const version = await readCatalogueVersion(kysely);
  const began = rows[0]?.began ?? null;
  return new Date(
    Math.min(
      now,
      began === null ? now : new Date(began).getTime() - 1,
      index.version === null || index.version === version ? now : momentOfVersion(index.version),
    ),
  );
}
