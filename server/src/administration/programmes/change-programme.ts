import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { Queries } from '../companies/find-company.ts';
import type { OperationContext } from '../operation.ts';
import type { FoundProgramme } from './find-programmes.ts';
import {
  changedContent,
  columnsOf,
  contentOf,
  TEXT_COLUMNS,
  TEXT_FIELDS,
  type GivenContent,
  type ProgrammeContent,
} from './programme-content.ts';

export async function readContent(kysely: Queries, id: number): Promise<ProgrammeContent> {
  const row = await kysely
    .selectFrom('programme')
    .select(['is_nota_selection', 'picture', ...TEXT_FIELDS.map((field) => TEXT_COLUMNS[field])])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return contentOf(row);
}

/** Changes some of the provider's additions to a programme. */
export async function changeProgramme(
  { transaction, record }: OperationContext,
  { id, key }: FoundProgramme,
  given: GivenContent,
): Promise<void> {
  const before = await readContent(transaction, id);
  const after = changedContent(before, given);
  if (isDeepStrictEqual(before, after)) return;
  await transaction
    .updateTable('programme')
    .set({ ...columnsOf(after), updated_at: new Date() })
    .where('id', '=', id)
    .execute();
  record({ subject: `programme ${key}`, before, after });
}

/** Makes running servers read the catalogue again if anything changed. */
export async function publishCatalogue({ transaction, changes }: OperationContext): Promise<void> {
  if (changes.length === 0) return;
  await sql`update catalogue_state set version = version + 1, updated_at = now()`.execute(transaction);
}
