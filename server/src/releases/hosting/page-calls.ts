import { apiRequest, endpoints, fillPath } from '@airdex/shared-contracts/api';
import type { Endpoint } from '@airdex/shared-contracts/api';
import type { FirstCall, PageCall } from '@airdex/shared-contracts/composition';
import { resultsRequestOfAddress } from '@airdex/shared-contracts/search-filter';
import { safeParse } from 'zod/mini';

/** Longer bodies would delay the page more than they help. */
const BODY_LENGTH_MAX = 4000;

type Values = Readonly<Record<string, string | number | boolean>>;

/** Where a page is. */
export interface PagePlace {
  /** Path and query. */
  readonly url: string;
  /** Parameters of its route. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** The path of a call, as the API client makes it; undefined if the page's address has no valid value for it. */
function pathOf(entry: Endpoint, declared: Values, { parameters }: PagePlace): string | undefined {
  if (entry.params === undefined) return fillPath(entry.path, {});
  const given = Object.entries(declared).map(([name, value]) => [
    name,
    typeof value === 'string' && value.startsWith(':') ? parameters[value.slice(1)] : value,
  ]);
  const reading = safeParse(entry.params, Object.fromEntries(given));
  return reading.success ? fillPath(entry.path, reading.data as Values) : undefined;
}

function pageCall(
  { call, params = {}, body: source, pictures: hasPictures }: FirstCall,
  place: PagePlace,
): PageCall | undefined {
  // A remote can be newer or older than this server.
  const entry: Endpoint | undefined = Object.entries(endpoints).find(([name]) => name === call)?.[1];
  if (entry?.access !== 'user') return undefined;
  const url = pathOf(entry, params, place);
  if (url === undefined) return undefined;
  const { method } = entry;
  const request = { url, method, token: null, languageId: null };
  const extra = hasPictures === true ? { hasPictures } : {};
  if (source === undefined) return method === 'GET' ? { ...apiRequest(request), ...extra } : undefined;
  const body = resultsRequestOfAddress(place.url);
  if (body === null || JSON.stringify(body).length > BODY_LENGTH_MAX) return undefined;
  return { ...apiRequest({ ...request, body }), isForNewEntry: true, ...extra };
}

/** The calls that a page starts for its first screen, of those that the screen's remote declares. */
export function pageCalls(declared: readonly FirstCall[], place: PagePlace): PageCall[] {
  return declared.map((call) => pageCall(call, place)).filter((call) => call !== undefined);
}
