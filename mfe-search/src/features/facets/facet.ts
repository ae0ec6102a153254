import type { ApiClient } from '@airdex/shared-contracts/api';
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

type Load = (api: ApiClient, body: SearchFilter, signal: AbortSignal) => Promise<readonly TreeOption[]>;

const LOADS: Readonly<Record<FacetName, Load>> = {
  Broadcasts: async (api, body, signal) =>
    (await api.getCountriesByPrograms({ body, signal })).map((it) => group(it, it.channels)),
  ProducedIn: (api, body, signal) => api.getCountriesProducedIn({ body, signal }),
  DevelopedIn: (api, body, signal) => api.getCountriesDevelopedIn({ body, signal }),
  Genres: async (api, body, signal) =>
    (await api.getGenres({ body, signal })).map((it) => group(it, it.subGenres)),
  Keywords: async (api, body, signal) =>
    (await api.getKeywords({ body, signal })).map((it) => group(it, it.childs)),
  Frequencies: (api, body, signal) => api.getFrequencies({ body, signal }),
  Platforms: (api, body, signal) => api.getPlatforms({ body, signal }),
};

/** Loads the options of a facet for a selection made by `facetSelection`. */
export const loadFacet = (name: FacetName, ...given: Parameters<Load>) => LOADS[name](...given);

/** Groups that a card's search may contain instead of a facet's own ids, until the options have loaded. */
const PLACEHOLDERS: Readonly<Partial<Record<FacetName, keyof SearchFilter>>> = {
  Broadcasts: 'selectedCountries',
  Genres: 'selectedGenresGroups',
};

/** The origin of a search does not affect its options. */
function withoutSource(selection: SearchFilter): SearchFilter {
  const { searchFrom, savedSearchId, lastCall, refreshLastCall } = DEFAULT_SEARCH_FILTER;
  return { ...selection, searchFrom, savedSearchId, lastCall, refreshLastCall };
}

/** The selection for the first and last launch date: without dates, so that others can be chosen. */
export function launchSelection(selection: SearchFilter): SearchFilter {
  return { ...withoutSource(selection), startDate: null, endDate: null };
}

/**
 * The selection for a facet's options: without its own part, so that the alternatives are offered too.
 * Frequencies use the whole selection.
 */
export function facetSelection(name: FacetName, selection: SearchFilter): SearchFilter {
  const asked = withoutSource(selection);
  if (name === 'Frequencies') return asked;
  const placeholder = PLACEHOLDERS[name];
  return {
    ...asked,
    [`all${name}Selected`]: false,
    [`selected${name}`]: [],
    ...(placeholder === undefined ? {} : { [placeholder]: [] }),
  };
}
