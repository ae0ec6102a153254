import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';

/** What a start has to know about a catalogue before it adds any sample data. */
export interface CatalogueContent {
  /** Whether anything was ever imported, programmes or not. */
  readonly hasRealData: boolean;
  /** Whether there are programmes of the sample. */
  readonly hasSample: boolean;
}

export async function readCatalogueContent(kysely: Kysely<DatabaseSchema>): Promise<CatalogueContent> {
  // Does not read all programmes, of which there may be a million.
  const { rows } = await sql<CatalogueContent>`
    select
      exists (select from import_run) or (not holds_sample and exists (select from programme)) as "hasRealData",
      holds_sample and exists (select from programme) as "hasSample"
    from catalogue_state`.execute(kysely);
  return rows[0] ?? { hasRealData: false, hasSample: false };
}
