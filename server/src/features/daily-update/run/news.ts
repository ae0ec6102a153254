import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { DateTime } from 'luxon';
import type { DatabaseSchema } from '../../../database/schema.ts';
import { once } from '../../../once.ts';
import type { CatalogueServices } from '../../../catalogue/catalogue-services.ts';
import type { SubscriptionScope } from '../../../subscription-scope/subscription-scope.ts';
import type { News } from '../letter/compose-letter.ts';

const HOUR_MS = 3_600_000;
/** A first letter looks back as far as a list that was never viewed. Later ones have a maximum. */
const FIRST_PERIOD_MS = 7 * 24 * HOUR_MS;
const LONGEST_PERIOD_MS = 31 * 24 * HOUR_MS;
/** Limit for the search for entries that the index lacks. */
const UNKNOWN_WITHIN_MS = 48 * HOUR_MS;
/** Polling interval for whether the index includes the latest entries. */
const INDEX_ASK_MS = 250;
/** Maximum time for which an open transaction can hold back new programmes. */
const OPEN_TRANSACTION_MS = 6 * HOUR_MS;

/** For checking whether the index contains a programme. */
const EVERYTHING: SubscriptionScope = {
  key: 'everything',
  grants: [{ channelIds: null, subGenreIds: null, from: null, to: null, includesAudienceResults: false }],
};

/**
 * The moment up to which all entries are visible by now. A programme's time of entry is when its transaction
 * began, so an open transaction may still add entries earlier than existing ones. What the index does not
 * include after a short wait is left for the next letter, so that it is not lost.
 */
export async function newsHorizon(
  services: CatalogueServices,
  indexWaitMs: number,
  signal: AbortSignal,
): Promise<Date> {
  const { rows } = await sql<{ horizon: string }>`
    select greatest(
      least(now(), (
        select min(xact_start) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
      )),
      now() - ${OPEN_TRANSACTION_MS} * interval '1 millisecond'
    ) as horizon`.execute(services.kysely);
  const horizon = new Date(rows[0]?.horizon ?? Number.NaN);
  const deadline = performance.now() + indexWaitMs;
  let unknown = await recentEntries(services.kysely, horizon);
  for (;;) {
    unknown = unknown.filter(({ id }) => !services.index.contains(EVERYTHING, id));
    if (unknown.length === 0) return horizon;
    if (performance.now() >= deadline || signal.aborted) break;
    await wait(INDEX_ASK_MS);
  }
  // The index never contains programmes that were deleted meanwhile.
  const missing = await oldestOf(
    services.kysely,
    unknown.map(({ id }) => id),
  );
  return missing === undefined ? horizon : new Date(Date.parse(missing.created_at) - 1);
}

/** The oldest of those programmes that still exist. */
function oldestOf(kysely: Kysely<DatabaseSchema>, ids: readonly number[]) {
  return kysely
    .selectFrom('programme')
    .select('created_at')
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
}

/** Programmes whose time of entry is shortly before the horizon, the oldest first. */
function recentEntries(kysely: Kysely<DatabaseSchema>, horizon: Date) {
  return kysely
    .selectFrom('programme')
    .select(['id', 'created_at'])
    .where('created_at', '>', new Date(horizon.getTime() - UNKNOWN_WITHIN_MS).toISOString())
    .where('created_at', '<=', horizon.toISOString())
    .orderBy('created_at')
    .execute();
}

/** Where a reader's letter begins. */
export function newsBegin(coveredUntil: string | null, until: Date): Date {
  if (coveredUntil === null) return new Date(until.getTime() - FIRST_PERIOD_MS);
  return new Date(Math.max(Date.parse(coveredUntil), until.getTime() - LONGEST_PERIOD_MS));
}

/**
 * Returns the programmes entered in a period. Cached, because most readers of a run share the same period.
 */
export function createNewsReader(
  kysely: Kysely<DatabaseSchema>,
  until: Date,
  zone: string,
): (since: Date) => Promise<News> {
  const known = new Map<number, () => Promise<News>>();
  const read = async (since: Date): Promise<News> => {
    const rows = await kysely
      .selectFrom('programme')
      .select('id')
      .where('created_at', '>', since.toISOString())
      .where('created_at', '<=', until.toISOString())
      .orderBy('id')
      .execute();
    const sinceDay = DateTime.fromJSDate(since, { zone }).toFormat('yyyy-MM-dd');
    return { sinceDay, until, ids: rows.map(({ id }) => id) };
  };
  return (since) => {
    const load = known.get(since.getTime()) ?? once(() => read(since));
    known.set(since.getTime(), load);
    return load();
  };
}
