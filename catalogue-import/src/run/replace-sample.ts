import { sql, type Kysely } from 'kysely';
import { isInGroup } from '@airdex/server/channel-groups';
import type { DatabaseSchema } from '@airdex/server/database';
import { SAMPLE_PREFIX } from '../staging/import-session.ts';

/** Whether the catalogue contains the generated sample. */
export async function holdsSample(database: Kysely<DatabaseSchema>): Promise<boolean> {
  const { rows } = await sql`select from catalogue_state where holds_sample`.execute(database);
  return rows.length > 0;
}

/**
 * Removes the generated sample: its programmes with all dependent rows, and its channels and formats, except
 * channels that a company's subscription refers to, also by their network or owner. Returns the number of removed
 * programmes.
 */
export async function removeSample(database: Kysely<DatabaseSchema>): Promise<number> {
  const removed = await sql`delete from programme where is_sample returning id`.execute(database);
  const sample = `${SAMPLE_PREFIX}%`;
  await sql`
    delete from channel where source_key like ${sample}
      and not exists (select from programme where programme.channel_id = channel.id)
      and not exists (select from access_channel where access_channel.channel_id = channel.id)
      and not exists (select from access_channel_group
                       where ${isInGroup(sql.ref('access_channel_group.name'))})`.execute(database);
  await sql`
    delete from format where source_key like ${sample}
      and not exists (select from programme where programme.format_id = format.id)`.execute(database);
  await sql`update catalogue_state set holds_sample = false where holds_sample`.execute(database);
  return removed.rows.length;
}
