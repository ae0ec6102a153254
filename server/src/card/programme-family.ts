import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';

/** Launches a family is looked at with: more than any format ever had. */
const FAMILY_MAX = 1000;

export interface ProgrammeFamily {
  /** Title of the format, where it is known. */
  readonly formatTitle: string | null;
  /** Its launches with the one asked for, newest first, then by id; those without a date last. Not scoped. */
  readonly ids: readonly number[];
}

/**
 * The family a programme belongs to: all launches of its format, and those of the same title that belong to no other
 * format and to no other genre. Both are found by an index. Null when there is no such programme.
 */
export async function loadFamily(
  kysely: Kysely<DatabaseSchema>,
  idProgramme: number,
): Promise<ProgrammeFamily | null> {
  const one = await kysely
    .selectFrom('programme')
    .leftJoin('format', 'format.id', 'programme.format_id')
    .leftJoin('subgenre', 'subgenre.id', 'programme.subgenre_id')
    .select([
      'programme.format_id',
      'programme.format_title',
      'programme.local_title',
      'format.title',
      'subgenre.genre_id',
    ])
    .where('programme.id', '=', idProgramme)
    .executeTakeFirst();
  if (!one) return null;
  const { format_id: idFormat, genre_id: idGenre } = one;
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, launch_date, launch_time from programme where format_id = ${idFormat}::int
      union
      select other.id, other.launch_date, other.launch_time
      from programme other left join subgenre on subgenre.id = other.subgenre_id
      where lower(other.local_title) = lower(${one.local_title})
        and (other.format_id is null or ${idFormat}::int is null)
        and (subgenre.genre_id is null or coalesce(${idGenre}::int, subgenre.genre_id) = subgenre.genre_id)
    ) as family
    order by launch_date desc nulls last, launch_time desc nulls last, id
    limit ${FAMILY_MAX}`.execute(kysely);
  return { formatTitle: one.title ?? one.format_title, ids: rows.map(({ id }) => id) };
}
