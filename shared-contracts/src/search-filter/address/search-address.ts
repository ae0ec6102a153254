import { ROUTES } from '../../routes/routes.ts';
import { DEFAULT_SEARCH_FILTER } from '../default-search-filter.ts';
import type { SearchFilter } from '../search-filter.ts';
import type { OrderBy } from '../search-request.ts';
import { textOfFilter } from './filter-text.ts';
import { filterOfParameters } from './filter-of-parameters.ts';
import { orderOfText, textOfOrder } from './order-text.ts';

/** How results are shown. */
export type ResultsView = 'thumbs' | 'list';

/** What an address says: what is searched for, in which order, and how it is shown. */
export interface AddressedSearch {
  readonly filter: SearchFilter;
  readonly orderBy: readonly OrderBy[];
  readonly view: ResultsView;
}

/**
 * Why an address says nothing: it is damaged, it is of a newer release than this one, or its search was too long for an
 * address.
 */
export type AddressProblem = 'unreadable' | 'newer-version' | 'too-long';

/** What reading an address comes to. */
export type AddressReading =
  | { readonly ok: true; readonly search: AddressedSearch }
  | { readonly ok: false; readonly reason: AddressProblem };

/** Version of the addresses that are written. A search that an older reader would understand otherwise is a new one. */
export const SEARCH_ADDRESS_VERSION = 1;

/** Characters of an address, path included; servers and mail programs take no more without complaint. */
export const SEARCH_ADDRESS_MAX = 8000;

const TOO_LONG = `${ROUTES.search}?v=${SEARCH_ADDRESS_VERSION}&tooLong=1`;

/** What `/search` alone stands for: nothing to search for yet. */
export const DEFAULT_SEARCH: AddressedSearch = Object.freeze({
  filter: DEFAULT_SEARCH_FILTER,
  orderBy: [],
  view: 'thumbs',
});

// Form encoding: spaces as '+', as people know them from addresses.
const escaped = (value: string) => encodeURIComponent(value).replaceAll('%20', '+');

/**
 * The address of a search: path and query, such as '/search?v=1&q=news&days=6.7'. The same search has the same address
 * in whatever order its ids are. One that no address can hold has an address that says so when it is read.
 */
export function searchAddress({ filter, orderBy, view }: AddressedSearch): string {
  const parameters: readonly (readonly [name: string, value: string])[] = [
    ...textOfFilter(filter),
    ['sort', textOfOrder(orderBy)],
    ['view', view === 'list' ? 'list' : ''],
  ];
  const query = parameters
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `&${name}=${escaped(value)}`)
    .join('');
  if (query === '') return ROUTES.search;
  const address = `${ROUTES.search}?v=${SEARCH_ADDRESS_VERSION}${query}`;
  return address.length > SEARCH_ADDRESS_MAX ? TOO_LONG : address;
}

const problem = (reason: AddressProblem): AddressReading => ({ ok: false, reason });

/**
 * Reads an address, given with or without its path. Never throws. Parameters that it does not know are left aside, for
 * mail programs and other sites add theirs.
 */
export function readSearchAddress(address: string): AddressReading {
  if (address.length > SEARCH_ADDRESS_MAX) return problem('too-long');
  const start = address.indexOf('?');
  const parameters = new URLSearchParams(start < 0 ? '' : address.slice(start).replace(/#.*$/s, ''));
  const version = parameters.get('v') ?? String(SEARCH_ADDRESS_VERSION);
  if (!/^[1-9]\d{0,5}$/.test(version)) return problem('unreadable');
  if (Number(version) > SEARCH_ADDRESS_VERSION) return problem('newer-version');
  if (parameters.has('tooLong')) return problem('too-long');
  const filter = filterOfParameters(parameters);
  const orderBy = orderOfText(parameters.get('sort') ?? '');
  const view = parameters.get('view') ?? 'thumbs';
  if (filter === null || orderBy === null || (view !== 'thumbs' && view !== 'list'))
    return problem('unreadable');
  return { ok: true, search: { filter, orderBy, view } };
}

/** Whether a path (with or without a query) is that of a search, whatever its case. */
export function isSearchPath(location: string): boolean {
  return /^\/search\/?$/i.test(location.replace(/[?#].*$/s, ''));
}
