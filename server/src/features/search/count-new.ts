import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import type { resolveFilter } from './resolve-filter.ts';

/** The beginning of the last year with four digits, milliseconds since 1970. */
const LAST_MS = Date.UTC(9999);

/** Programmes of one statement: after an import, the whole catalogue is new. */
const AT_ONCE = 10_000;

interface Counting {
  /** Rejects the call before its next statement. */
  readonly signal?: AbortSignal | undefined;
  readonly atOnce?: number;
}

/** How many of a filter's programmes were added since a moment; null if there is none. */
export async function countNew(
  { kysely, index, bulkReads }: Pick<CatalogueServices, 'kysely' | 'index' | 'bulkReads'>,
  query: Awaited<ReturnType<typeof resolveFilter>>,
  since: string | null,
  { signal, atOnce = AT_ONCE }: Counting = {},
): Promise<number | null> {
  if (since === null) return null;
  // PostgreSQL rejects the years 0 and +010000, and some offsets that ISO 8601 allows.
  const from = new Date(Math.min(Math.max(Date.parse(since), 0), LAST_MS)).toISOString();
  let count = 0;
  for (let last = 0; ;) {
    const load = async () => {
      signal?.throwIfAborted();
      return kysely
        .selectFrom('programme')
        .select('id')
        .where('created_at', '>', from)
        .where('id', '>', last)
        .orderBy('id')
        .limit(atOnce)
        .execute();
    };
    const added = await (last === 0 ? load() : bulkReads.read(load));
    const selectedIds = added.map(({ id }) => id);
    if (selectedIds.length > 0)
      count += await index.count({
        ...query,
        selection: { isAllSelected: false, selectMode: 'Include', selectedIds },
      });
    if (added.length < atOnce) return count;
    last = selectedIds.at(-1) ?? 0;
  }
}
