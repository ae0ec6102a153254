import { sql, type QueryExecutorProvider } from 'kysely';

/** The content of the catalogue before the sample is generated. */
export interface EarlierCatalogue {
  readonly sampleProgrammes: number;
  readonly importedProgrammes: number;
}

export async function readEarlierCatalogue(database: QueryExecutorProvider): Promise<EarlierCatalogue> {
  const { rows } = await sql<{ sample: number; imported: number }>`
    select
      (count(*) filter (where source_key like 'sample:%'))::integer as sample,
      (count(*) filter (where source_key not like 'sample:%'))::integer as imported
    from programme`.execute(database);
  return { sampleProgrammes: rows[0]?.sample ?? 0, importedProgrammes: rows[0]?.imported ?? 0 };
}

/**
 * Removes an earlier sample: its programmes with all dependent rows, including playlist entries, and its
 * formats. Channels stay, because subscriptions refer to them and they are the same in every generation.
 */
export async function removeSample(database: QueryExecutorProvider): Promise<void> {
  await sql`delete from programme where source_key like 'sample:%'`.execute(database);
  await sql`
    delete from format where source_key like 'sample:%'
      and not exists (select from programme where programme.format_id = format.id)`.execute(database);
}
