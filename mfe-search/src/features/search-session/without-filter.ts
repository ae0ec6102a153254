import type { EventPayloads } from '@airdex/shared-contracts/events';
import {
  DEFAULT_SEARCH_FILTER,
  headerFilter,
  headerWithout,
  type RecapField,
  type SearchFilter,
} from '@airdex/shared-contracts/search-filter';

type OwnField = Exclude<RecapField, 'Term' | 'SearchTitles'>;

/**
 * The parts of the selection that a chip stands for, apart from the pairs, which have the same names as their
 * chips.
 */
const PARTS: Readonly<Partial<Record<OwnField, readonly (keyof SearchFilter)[]>>> = {
  Broadcasts: ['allBroadcastsSelected', 'selectedBroadcasts', 'selectedCountries'],
  Genres: ['allGenresSelected', 'selectedGenres', 'selectedGenresGroups'],
  Keywords: ['allKeywordsSelected', 'selectedKeywords', 'searchByAllKeywords'],
  Dates: ['startDate', 'endDate'],
  NotaSelection: ['isNotaSelection'],
  VideoPresent: ['isVideoPresent'],
  MarketShareComparison: ['selectedMarketShareComparison'],
  Evaluation: ['hasEvaluation'],
};

const partsOf = (field: OwnField) =>
  PARTS[field] ?? [`all${field}Selected` as keyof SearchFilter, `selected${field}` as keyof SearchFilter];

function reset(filter: SearchFilter, parts: readonly (keyof SearchFilter)[]): SearchFilter {
  return { ...filter, ...Object.fromEntries(parts.map((part) => [part, DEFAULT_SEARCH_FILTER[part]])) };
}

function withoutHeaderPart(filter: SearchFilter, deleted: EventPayloads['deleteFilter']): SearchFilter {
  const header = headerFilter(filter.term, filter.selectedSearchTitles);
  const rest = headerWithout(header, deleted);
  return rest === header
    ? filter
    : { ...filter, term: rest.term, selectedSearchTitles: rest.selectedSearchTitles };
}

/**
 * The filter after a chip of the recap, or some of its values, was deleted: the same object if none of it was
 * chosen.
 */
export function withoutFilter(filter: SearchFilter, deleted: EventPayloads['deleteFilter']): SearchFilter {
  const { field, ids } = deleted;
  if (field === 'Term' || field === 'SearchTitles') return withoutHeaderPart(filter, deleted);
  const parts = partsOf(field);
  const isUsed = parts.some(
    (part) => JSON.stringify(filter[part]) !== JSON.stringify(DEFAULT_SEARCH_FILTER[part]),
  );
  if (!isUsed) return filter;
  const chosen = filter[`selected${field}` as keyof SearchFilter];
  if (ids === undefined || !Array.isArray(chosen)) return reset(filter, parts);
  const kept = (chosen as readonly (number | string)[]).filter((id) => !ids.includes(id));
  if (kept.length === chosen.length) return filter;
  return kept.length === 0
    ? reset(filter, parts)
    : { ...filter, [`all${field}Selected`]: false, [`selected${field}`]: kept };
}
