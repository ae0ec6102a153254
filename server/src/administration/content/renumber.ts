import type { Queries } from '../companies/find-company.ts';

/** Moves a row to a place (from 1) of a list, and numbers the list. */
export async function renumber(
  kysely: Queries,
  table: 'faq_chapter' | 'faq',
  ids: readonly number[],
  moved: number,
  place: number,
): Promise<void> {
  const order = ids.filter((id) => id !== moved).toSpliced(place - 1, 0, moved);
  for (const [position, id] of order.entries())
    await kysely.updateTable(table).set({ position }).where('id', '=', id).execute();
}
