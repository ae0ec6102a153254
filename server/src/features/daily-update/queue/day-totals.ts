import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../../database/schema.ts';
import type { LetterState } from './letter-queue.ts';

/** How many letters of a day (YYYY-MM-DD) are in each state, whichever node worked on them. */
export async function dayTotals(
  kysely: Kysely<DatabaseSchema>,
  day: string,
): Promise<Partial<Record<LetterState, number>>> {
  const rows = await kysely
    .selectFrom('daily_letter')
    .select(({ fn }) => ['state', fn.countAll<number>().as('letters')])
    .where('day', '=', day)
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, letters }) => [state, letters]));
}
