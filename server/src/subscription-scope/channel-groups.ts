import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';

/** Whether a row of `channel` belongs to a group: its network has the name, or one of its owners. */
export function isInGroup(name: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`(channel.network = ${name}
    or ${name} = any(string_to_array(replace(channel.owners, '; ', ';'), ';')))`;
}

interface GroupChannel {
  readonly access_id: number;
  readonly id: number;
  /** Whether audience results are included. */
  readonly results: boolean;
}

/** The channels of the groups that accesses name; those with audience results come last, and thus take precedence. */
export function loadGroupChannels(
  kysely: Kysely<DatabaseSchema>,
  idAccesses: readonly number[],
): Promise<GroupChannel[]> {
  return kysely
    .selectFrom('access_channel_group')
    .innerJoin('channel', (join) => join.on(isInGroup(sql.ref('access_channel_group.name'))))
    .select(['access_id', 'channel.id', 'has_audience_results as results'])
    .where('access_id', '=', sql<number>`any(${[...idAccesses]}::int[])`)
    .orderBy('has_audience_results')
    .execute();
}
