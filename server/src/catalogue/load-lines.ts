import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import type { SubscriptionScope } from '../subscription-scope/subscription-scope.ts';
import type { CatalogueServices } from './catalogue-services.ts';
import { programmeLine, type LineContext } from './programme-line.ts';
import { loadProgrammeRows } from './programme-rows.ts';

const DAY_MS = 86_400_000;
/** Without a previous view, programmes added within this time are new, … */
const ADDED_WITHIN_MS = 7 * DAY_MS;
/** … unless they launched longer ago than this: an import brings years of launches at once. */
const LAUNCHED_WITHIN_MS = 60 * DAY_MS;

export interface LinesQuery {
  readonly ids: Int32Array | readonly number[];
  readonly scope: SubscriptionScope;
  readonly language: Language;
  /** The last view of the saved search, ISO 8601; null for none. */
  readonly lastCall: string | null;
}

/**
 * Lists of more programmes are long: their responses are written while they are read, alternating with other
 * long ones.
 */
export const LONG_FROM = 300;
/** Lines built at once, so that a long response neither fills the memory nor blocks the database. */
const LINES_AT_ONCE = 500;

/**
 * The lines of programmes found by the index, in the same order, in batches. Leaves out programmes outside
 * the scope even if they were requested, and audience results that the scope does not include.
 */
export async function* streamLines(
  services: CatalogueServices,
  query: LinesQuery,
): AsyncGenerator<ProgrammeLine[]> {
  const { scope, language } = query;
  const ids = [...query.ids].filter((id) => services.index.contains(scope, id));
  const withResults = services.index.audienceVisible(scope, ids);
  const today = services.today();
  const news = newsSince(query.lastCall, today);
  for (let start = 0; start < ids.length; start += LINES_AT_ONCE) {
    const load = () => loadProgrammeRows(services.reader, ids.slice(start, start + LINES_AT_ONCE));
    const rows = ids.length > LONG_FROM ? await services.bulkReads.read(load) : await load();
    yield rows.map((row) =>
      programmeLine(row, { language, today, ...news, showsResults: withResults.has(row.id) }),
    );
  }
}

/** The same lines as one array, for short lists. */
export async function loadLines(services: CatalogueServices, query: LinesQuery): Promise<ProgrammeLine[]> {
  const lines: ProgrammeLine[] = [];
  for await (const batch of streamLines(services, query)) lines.push(...batch);
  return lines;
}

/**
 * Which programmes are new: everything added since the last view, whatever its launch date; without a view, only
 * recent launches.
 */
function newsSince(
  lastCall: string | null,
  today: string,
): Pick<LineContext, 'addedSince' | 'launchedSince'> {
  const given = lastCall === null ? Number.NaN : Date.parse(lastCall);
  if (!Number.isNaN(given)) return { addedSince: new Date(given), launchedSince: null };
  return {
    addedSince: new Date(Date.now() - ADDED_WITHIN_MS),
    launchedSince: new Date(Date.parse(today) - LAUNCHED_WITHIN_MS).toISOString().slice(0, 10),
  };
}
