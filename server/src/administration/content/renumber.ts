import type { Queries } from '../companies/find-company.ts';

type NumberedTable = 'faq_chapter' | 'faq';

/** Moves a row to a place (from 1) of a list, and numbers the list. */
export async function renumber(
  kysely: Queries,
  table: NumberedTable,
  ids: readonly number[],
  moved: number,
  place: number,
): Promise<void> {
  await numberInOrder(kysely, table, ids.filter((id) => id !== moved).toSpliced(place - 1, 0, moved));
}

/** Numbers a list. */
export async function numberInOrder(
  kysely: Queries,
  table: NumberedTable,
  ids: readonly number[],
): Promise<void> {
  for (const [position, id] of ids.entries())
    await kysely.updateTable(table).set({ position }).where('id', '=', id).execute();
}
