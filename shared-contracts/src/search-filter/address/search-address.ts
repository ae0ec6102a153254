import { ROUTES } from '../../routes/routes.ts';
import { DEFAULT_SEARCH_FILTER } from '../default-search-filter.ts';
import type { SearchFilter } from '../search-filter.ts';
import type { OrderBy } from '../search-request.ts';
import { textOfFilter } from './filter-text.ts';
import { filterOfParameters } from './filter-of-parameters.ts';
import { orderOfText, textOfOrder } from './order-text.ts';

/** How results are shown. */
export type ResultsView = 'thumbs' | 'list';

/** The content of an address: a search, its order, and the view. */
export interface AddressedSearch {
  readonly filter: SearchFilter;
  readonly orderBy: readonly OrderBy[];
  readonly view: ResultsView;
}

/**
 * Why an address cannot be read: it is damaged, it is from a newer release, or its search was too long for an address.
 */
export type AddressProblem = 'unreadable' | 'newer-version' | 'too-long';

/** The result of reading an address. */
export type AddressReading =
  | { readonly ok: true; readonly search: AddressedSearch }
  | { readonly ok: false; readonly reason: AddressProblem };

/** Version of new addresses. It changes if older readers would misunderstand them. */
export const SEARCH_ADDRESS_VERSION = 1;

/** Maximum length of an address, including the path. Some servers and mail programs reject longer ones. */
export const SEARCH_ADDRESS_MAX = 8000;

const TOO_LONG = `${ROUTES.search}?v=${SEARCH_ADDRESS_VERSION}&tooLong=1`;

/** The search of `/search` without parameters: nothing to search for yet. */
export const DEFAULT_SEARCH: AddressedSearch = Object.freeze({
  filter: DEFAULT_SEARCH_FILTER,
  orderBy: [],
  view: 'thumbs',
});

// Form encoding: spaces as '+', as people know them from addresses. An apostrophe as in `location.search`.
const escaped = (value: string) => encodeURIComponent(value).replaceAll('%20', '+').replaceAll("'", '%27');

/**
 * The address of a search: path and query, such as '/search?v=1&q=news&days=6.7'. The order of ids does not change it. A
 * search that is too long gets an address that is read as such.
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
 * Reads an address, with or without its path. Never throws. Ignores unknown parameters, because mail programs and other
 * sites add their own.
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

/** Whether a path, with or without a query, is that of a search. Case does not matter. */
export function isSearchPath(location: string): boolean {
  return /^\/search\/?$/i.test(location.replace(/[?#].*$/s, ''));
}
