import type { Queries } from '../companies/find-company.ts';
import type { FoundProgramme } from './find-programmes.ts';

/** The programmes of the provider's selection, by key. */
export function readSelection(kysely: Queries): Promise<FoundProgramme[]> {
  return kysely
    .selectFrom('programme')
    .select(['id', 'source_key as key'])
    .where('is_nota_selection', '=', true)
    .orderBy('source_key')
    .execute();
}
