import type { ApiClient, Facets } from '@airdex/shared-contracts/api';
import { DEFAULT_SEARCH_FILTER, type SearchFilter } from '@airdex/shared-contracts/search-filter';
import type { TreeOption } from '@airdex/shared-ui/multi-select';

/** The filters whose options depend on the other choices. */
export const FACET_NAMES = [
  'Broadcasts',
  'ProducedIn',
  'DevelopedIn',
  'Genres',
  'Keywords',
  'Frequencies',
  'Platforms',
] as const;
export type FacetName = (typeof FACET_NAMES)[number];

type Options = readonly TreeOption[];

/**
 * The options of every facet for one selection, and the first and last launch date without its own dates. Null for
 * options that could not be loaded.
 */
type LinkedOptions = Readonly<Record<FacetName, Options | null>> & { readonly dates: Facets['dates'] };

interface Counted {
  readonly id: number;
  readonly name: string;
  readonly count: number;
}

const group = ({ id, name, count }: Counted, children: readonly Counted[]): TreeOption => ({
  id,
  name,
  count,
  children,
});
const channelTree = (countries: Facets['countries']): Options =>
  countries.map((it) => group(it, it.channels));
const genreTree = (genres: Facets['genres']): Options => genres.map((it) => group(it, it.subGenres));
/** A keyword without children is chosen itself. */
const keywordTree = (keywords: Facets['keywords']): Options =>
  keywords.map((it) => (it.childs.length === 0 ? it : group(it, it.childs)));

/**
 * Loads the options of all facets for a selection made by `linkedSelection`, in one call. It counts frequencies with their
 * own selection, so that only the chosen ones would remain: another call asks for their alternatives.
 */
export async function loadLinked(
  api: ApiClient,
  body: SearchFilter,
  signal: AbortSignal,
): Promise<LinkedOptions> {
  const alternatives =
    body.selectedFrequencies.length === 0
      ? undefined
      : api.getFrequencies({ body: facetSelection('Frequencies', body), signal }).catch(() => null);
  const facets = await api.getFacets({ body, signal });
  return {
    Broadcasts: channelTree(facets.countries),
    ProducedIn: facets.producedIn,
    DevelopedIn: facets.developedIn,
    Genres: genreTree(facets.genres),
    Keywords: keywordTree(facets.keywords),
    Frequencies: alternatives === undefined ? facets.frequencies : await alternatives,
    Platforms: facets.platforms,
    dates: facets.dates,
  };
}

type Load = (api: ApiClient, signal: AbortSignal) => Promise<Options>;

const body = DEFAULT_SEARCH_FILTER;
const LOADS: Readonly<Record<FacetName, Load>> = {
  Broadcasts: async (api, signal) => channelTree(await api.getCountriesByPrograms({ body, signal })),
  ProducedIn: (api, signal) => api.getCountriesProducedIn({ body, signal }),
  DevelopedIn: (api, signal) => api.getCountriesDevelopedIn({ body, signal }),
  Genres: async (api, signal) => genreTree(await api.getGenres({ body, signal })),
  Keywords: async (api, signal) => keywordTree(await api.getKeywords({ body, signal })),
  Frequencies: (api, signal) => api.getFrequencies({ body, signal }),
  Platforms: (api, signal) => api.getPlatforms({ body, signal }),
};

/** Loads all options of one facet within the subscription. */
export const loadKnown = (name: FacetName, ...given: Parameters<Load>) => LOADS[name](...given);

/** Groups that a card's search may contain instead of a facet's own ids, until the options have loaded. */
const PLACEHOLDERS: Readonly<Partial<Record<FacetName, keyof SearchFilter>>> = {
  Broadcasts: 'selectedCountries',
  Genres: 'selectedGenresGroups',
};

/**
 * The selection for which options are requested. Its origin, the ids of a filter that says all, and the fields
 * of a blank term do not affect them.
 */
export function linkedSelection(selection: SearchFilter): SearchFilter {
  const { searchFrom, savedSearchId, lastCall, refreshLastCall } = DEFAULT_SEARCH_FILTER;
  const selectedSearchTitles = selection.term.trim() === '' ? [] : selection.selectedSearchTitles;
  const whole = FACET_NAMES.filter((name) => selection[`all${name}Selected`]);
  return {
    ...selection,
    ...Object.fromEntries(whole.map((name) => [`selected${name}`, []])),
    selectedSearchTitles,
    searchFrom,
    savedSearchId,
    lastCall,
    refreshLastCall,
  };
}

/**
 * The part of a selection that restricts a facet's options: without its own part, so that the alternatives
 * are offered too.
 */
export function facetSelection(name: FacetName, selection: SearchFilter): SearchFilter {
  const linked = linkedSelection(selection);
  const placeholder = PLACEHOLDERS[name];
  return {
    ...linked,
    [`all${name}Selected`]: false,
    [`selected${name}`]: [],
    ...(placeholder === undefined ? {} : { [placeholder]: [] }),
  };
}
