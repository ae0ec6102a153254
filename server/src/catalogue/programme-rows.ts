import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import { inOrderOf, namedProgrammes } from './named-programmes.ts';

function query(kysely: Kysely<DatabaseSchema>, ids: readonly number[]) {
  return namedProgrammes(kysely, ids)
    .select([
      'programme.is_nota_selection',
      'programme.picture',
      'programme.created_at',
      'genre.source_key as genre_key',
    ])
    .select(sql<boolean>`programme.video is not null`.as('has_video'));
}

export type ProgrammeRow = Awaited<ReturnType<ReturnType<typeof query>['execute']>>[number];

/**
 * The list columns of these programmes, in the order of the ids. Leaves out programmes that no longer exist.
 */
export async function loadProgrammeRows(
  kysely: Kysely<DatabaseSchema>,
  ids: readonly number[],
): Promise<ProgrammeRow[]> {
  return inOrderOf(ids, await query(kysely, ids).execute());
}
