import { sql, type Kysely } from 'kysely';
import { DateTime } from 'luxon';
import type { DatabaseSchema } from '../../database/schema.ts';

/** After this many months, views are anonymised. */
const NAMED_MONTHS = 13;

export type VideoTag = 'plays' | 'downloads';

interface TagContext {
  readonly idProgramme: number;
  readonly idUser: number;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/**
 * Counts that a user played or downloaded a programme's video; counts nothing for a programme without one.
 */
export async function countVideoTag(
  kysely: Kysely<DatabaseSchema>,
  tag: VideoTag,
  { idProgramme, idUser, today }: TagContext,
): Promise<void> {
  const column = sql.ref(tag);
  await sql`
    insert into video_tag as stored (programme_id, user_id, day, ${column})
    select id, ${idUser}::int, ${today}::date, 1 from programme where id = ${idProgramme} and video is not null
    on conflict (programme_id, user_id, day) do update set ${column} = stored.${column} + 1`.execute(kysely);
}

/** Removes the users from counts older than thirteen months; the counts stay. */
export async function anonymiseVideoTags(kysely: Kysely<DatabaseSchema>, today: string): Promise<void> {
  const until = DateTime.fromISO(today, { zone: 'utc' }).minus({ months: NAMED_MONTHS }).toISODate();
  await kysely
    .updateTable('video_tag')
    .set({ user_id: null })
    .where('user_id', 'is not', null)
    .where('day', '<', until)
    .execute();
}
