import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';

/** Launches read at once: memory use stays constant, and nearly every family fits in one batch. */
const READ_AT_ONCE = 2000;

export interface FamilyChoice {
  /** Whether the caller may see a launch. */
  readonly isVisible: (id: number) => boolean;
  /** Maximum number of visible launches. */
  readonly limit: number;
  readonly readAtOnce?: number;
}

export interface ProgrammeFamily {
  /** Title of the format, if known. */
  readonly formatTitle: string | null;
  /** Its visible launches including the given one, newest first, then by id; those without a date last. */
  readonly ids: readonly number[];
}

/**
 * The family of a programme: all launches of its format, and those with the same title unless they have another
 * format or genre. Both queries use an index. Null if the programme does not exist.
 */
export async function loadFamily(
  kysely: Kysely<DatabaseSchema>,
  idProgramme: number,
  { isVisible, limit, readAtOnce = READ_AT_ONCE }: FamilyChoice,
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
  // If an import moves a launch so that it is read twice, it is included once.
  const ids = new Set<number>();
  for (let offset = 0; ids.size < limit; offset += readAtOnce) {
    const launches = await readLaunches(kysely, one, offset, readAtOnce);
    for (const id of launches) if (ids.size < limit && isVisible(id)) ids.add(id);
    if (launches.length < readAtOnce) break;
  }
  return { formatTitle: one.title ?? one.format_title, ids: [...ids] };
}

interface FamilyMember {
  readonly format_id: number | null;
  readonly genre_id: number | null;
  readonly local_title: string;
}

/** A part of a family's launches, regardless of visibility. */
async function readLaunches(
  kysely: Kysely<DatabaseSchema>,
  { format_id: idFormat, genre_id: idGenre, local_title: title }: FamilyMember,
  offset: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, launch_date, launch_time from programme where format_id = ${idFormat}::int
      union
      select other.id, other.launch_date, other.launch_time
      from programme other left join subgenre on subgenre.id = other.subgenre_id
      where lower(other.local_title) = lower(${title})
        and (other.format_id is null or ${idFormat}::int is null)
        and (subgenre.genre_id is null or coalesce(${idGenre}::int, subgenre.genre_id) = subgenre.genre_id)
    ) as family
    order by launch_date desc nulls last, launch_time desc nulls last, id
    limit ${limit} offset ${offset}`.execute(kysely);
  return rows.map(({ id }) => id);
}
