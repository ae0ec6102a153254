import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import type { SubscriptionScope } from '../../subscription-scope/subscription-scope.ts';
import { loadFamily } from './programme-family.ts';

/** Other launches shown on a card. */
const ALSO_MAX = 100;
/** Similar programmes shown on a card. */
export const RELATED_MAX = 12;
/**
 * How many candidates are checked for each programme shown. Only one launch of a family is shown, and some families
 * have launches in many countries.
 */
const CANDIDATES_EACH = 8;

/** Other launches of the same title or format inside the scope, newest first. */
export async function alsoLaunched(
  { reader, index }: CatalogueServices,
  scope: SubscriptionScope,
  idProgramme: number,
): Promise<number[]> {
  const family = await loadFamily(reader, idProgramme, {
    isVisible: (id) => id !== idProgramme && index.contains(scope, id),
    limit: ALSO_MAX,
  });
  return [...(family?.ids ?? [])];
}

/**
 * Programmes most similar to this one inside the scope, best first. Leaves out its own family, and shows one launch of
 * each other family.
 */
export async function relatedProgrammes(
  { reader, index }: CatalogueServices,
  scope: SubscriptionScope,
  idProgramme: number,
): Promise<number[]> {
  const own = await loadFamily(reader, idProgramme, {
    isVisible: (id) => index.contains(scope, id),
    limit: Number.POSITIVE_INFINITY,
  });
  const candidates = await index.related({
    scope,
    id: idProgramme,
    without: own?.ids ?? [],
    limit: RELATED_MAX * CANDIDATES_EACH,
  });
  const families = await loadFamilyKeys(reader, [...candidates]);
  const shown = new Set<string>();
  const related: number[] = [];
  for (const id of candidates) {
    const keys = families.get(id);
    if (keys === undefined || keys.some((key) => shown.has(key))) continue;
    for (const key of keys) shown.add(key);
    related.push(id);
    if (related.length === RELATED_MAX) break;
  }
  return related;
}

/** What launches of one family have in common: their format, their title. */
async function loadFamilyKeys(
  kysely: Kysely<DatabaseSchema>,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = await kysely
    .selectFrom('programme')
    .select(['id', 'format_id', sql<string>`lower(local_title)`.as('title')])
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute();
  return new Map(
    rows.map(({ id, format_id, title }) => [
      id,
      [`title ${title}`, ...(format_id === null ? [] : [`format ${format_id}`])],
    ]),
  );
}
