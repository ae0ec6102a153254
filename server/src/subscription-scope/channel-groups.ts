import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';

/**
 * Names of owners, as an array. Earlier imports separated them with ' / ', and accesses may name such a list: then a
 * channel needs all of them.
 */
const ownersIn = (list: RawBuilder<string>): RawBuilder<string[]> =>
  sql`string_to_array(replace(replace(${list}, ' / ', ';'), '; ', ';'), ';')`;

/** Whether a row of `channel` belongs to a group: its network has the name, or one of its owners. */
export function isInGroup(name: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`(channel.network = ${name} or ${ownersIn(sql.ref('channel.owners'))} @> ${ownersIn(name)})`;
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
