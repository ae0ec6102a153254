import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import type { resolveFilter } from './resolve-filter.ts';

/** The beginning of the last year with four digits, milliseconds since 1970. */
const LAST_MS = Date.UTC(9999);

/** How many of a filter's programmes were added since a moment; null if there is none. */
export async function countNew(
  { kysely, index }: CatalogueServices,
  query: Awaited<ReturnType<typeof resolveFilter>>,
  since: string | null,
): Promise<number | null> {
  if (since === null) return null;
  // PostgreSQL rejects the years 0 and +010000, and some offsets that ISO 8601 allows.
  const from = new Date(Math.min(Math.max(Date.parse(since), 0), LAST_MS)).toISOString();
  const added = await kysely.selectFrom('programme').select('id').where('created_at', '>', from).execute();
  if (added.length === 0) return 0;
  const selectedIds = added.map(({ id }) => id);
  return index.count({ ...query, selection: { isAllSelected: false, selectMode: 'Include', selectedIds } });
}
