import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '@airdex/server/database';
import { programmeKey } from './programme-key.ts';

/** A channel that was known only from guides, and the listed channel that it is. */
export interface GuideMove {
  /** Id of the channel that holds the programmes. */
  readonly id: number;
  /** Key of the channel from which the keys of its programmes were derived. */
  readonly from: string;
  /** Key of the listed channel. */
  readonly to: string;
}

/** A guide's channel that becomes a listed one. Name and platform are undefined if the source does not give them. */
interface Renaming extends Pick<GuideMove, 'id' | 'to'> {
  readonly name: string | undefined;
  readonly platformId: 1 | 2 | 3 | undefined;
}

/**
 * Gives a channel that was known only from guides the key, name and platform of the listed channel, which must not be
 * stored yet. Later rows may only fill empty values, so they could not replace the guide's name and platform.
 */
export async function renameChannels(
  database: Kysely<DatabaseSchema>,
  renamings: readonly Renaming[],
): Promise<void> {
  const given = JSON.stringify(
    renamings.map(({ id, to, name, platformId }) => ({ id, key: to, name, platform_id: platformId })),
  );
  await sql`
    update channel set source_key = given.key, name = coalesce(given.name, channel.name),
      platform_id = coalesce(given.platform_id, channel.platform_id)
    from json_to_recordset(${given}::json) as given (id integer, key text, name text, platform_id smallint)
    where channel.id = given.id`.execute(database);
}

/**
 * Moves programmes of guides to the listed channel, with the keys that a repeated import of their guide gives them.
 * Leaves those that the listed channel already has. If several feeds have one, takes that of the feed that became the
 * listed channel: otherwise this feed's programme would stay on the channel beside the other one. Returns the keys of
 * the channels that got programmes.
 */
export async function moveGuideProgrammes(
  database: Kysely<DatabaseSchema>,
  moves: readonly GuideMove[],
): Promise<ReadonlySet<string>> {
  if (moves.length === 0) return new Set();
  const rows = moves.map(({ id, from, to }) => ({
    id,
    target: to,
    old_prefix: programmeKey.guide(from, ''),
    new_prefix: programmeKey.guide(to, ''),
  }));
  const moved = await sql<{ target: string }>`
    with given as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as given (id integer, target text, old_prefix text, new_prefix text)
    ), renamed as (
      select programme.id, given.id as from_id, given.target, given.new_prefix || substr(programme.source_key, length(given.old_prefix) + 1) as key
      from given join programme on programme.channel_id = given.id and starts_with(programme.source_key, given.old_prefix)
    ), chosen as (
      select distinct on (key) renamed.id, renamed.key, renamed.target, channel.id as channel_id
      from renamed join channel on channel.source_key = renamed.target
      where not exists (select from programme as other where other.source_key = renamed.key)
      order by key, (from_id = channel.id) desc, renamed.id
    )
    update programme set source_key = chosen.key, channel_id = chosen.channel_id, updated_at = now()
    from chosen where programme.id = chosen.id
    returning chosen.target`.execute(database);
  return new Set(moved.rows.map(({ target }) => target));
}

/**
 * Moves a programme without an id in its source to another channel, from which its key is derived. Returns whether
 * there was one to move.
 */
export async function moveProgramme(
  database: Kysely<DatabaseSchema>,
  from: string,
  to: { readonly key: string; readonly channelId: number },
): Promise<boolean> {
  const moved = await sql`
    update programme set source_key = ${to.key}, channel_id = ${to.channelId}, updated_at = now()
    where source_key = ${from}
      and not exists (select from programme as other where other.source_key = ${to.key})
    returning id`.execute(database);
  return moved.rows.length > 0;
}
