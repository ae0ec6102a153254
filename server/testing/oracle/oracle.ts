import { DEFAULT_SEARCH_FILTER, type SearchFilter } from '@airdex/shared-contracts/search-filter';
import type { IndexedProgramme } from '../../src/search-index/indexed-programme.ts';
import type {
  FacetName,
  Facets,
  FilterQuery,
  LinkedFacets,
  MinMaxDates,
  SearchQuery,
  SelectionQuery,
} from '../../src/search-index/query.ts';
import type { ReferenceTables } from '../../src/search-index/reference-tables.ts';
import { oracleFacet } from './oracle-facets.ts';
import { isAudienceVisible, isInScope, isMatch } from './oracle-match.ts';
import { inOrder } from './oracle-order.ts';

/** The filter's fields that are a facet's own selection. */
const OWN: Readonly<Record<FacetName | 'dates', readonly (keyof SearchFilter)[]>> = {
  countries: ['allBroadcastsSelected', 'selectedBroadcasts'],
  developedIn: ['allDevelopedInSelected', 'selectedDevelopedIn'],
  producedIn: ['allProducedInSelected', 'selectedProducedIn'],
  genres: ['allGenresSelected', 'selectedGenres'],
  keywords: ['allKeywordsSelected', 'selectedKeywords'],
  platforms: ['allPlatformsSelected', 'selectedPlatforms'],
  frequencies: [],
  dates: ['startDate', 'endDate'],
};

function cleared(query: FilterQuery, facet: FacetName | 'dates'): FilterQuery {
  const cleared = Object.fromEntries(OWN[facet].map((field) => [field, DEFAULT_SEARCH_FILTER[field]]));
  return { ...query, filter: { ...query.filter, ...cleared } };
}

/** Runs the index's queries by checking every programme. For tests only. */
export class Oracle {
  readonly programmes: readonly IndexedProgramme[];
  readonly tables: ReferenceTables;

  constructor(programmes: readonly IndexedProgramme[], tables: ReferenceTables) {
    this.programmes = programmes;
    this.tables = tables;
  }

  #matched(query: FilterQuery): IndexedProgramme[] {
    return this.programmes.filter((programme) => isMatch(programme, query, this.tables));
  }

  selected(query: SelectionQuery): number[] {
    const { isAllSelected, selectMode, selectedIds } = query.selection;
    const chosen = this.#matched(query).filter(({ id }) =>
      selectMode === 'Exclude' ? !selectedIds.includes(id) : isAllSelected || selectedIds.includes(id),
    );
    return inOrder(chosen, query, this.tables).map(({ id }) => id);
  }

  search(query: SearchQuery): { ids: number[]; count: number | null } {
    const ids = this.selected(query);
    const first = (Math.max(1, query.page) - 1) * query.resultsPerPage;
    return {
      ids: ids.slice(first, first + query.resultsPerPage),
      count: query.ignoreCount === true ? null : ids.length,
    };
  }

  facet<Name extends FacetName>(name: Name, query: FilterQuery): Facets[Name] {
    return oracleFacet(name, this.programmes, query, query, this.tables);
  }

  minMaxDates(query: FilterQuery): MinMaxDates {
    const dates = this.#matched(query)
      .map(({ launchDate }) => launchDate)
      .filter((date) => date !== null)
      .sort();
    return { min: dates[0] ?? null, max: dates.at(-1) ?? null };
  }

  facets(query: FilterQuery): LinkedFacets {
    const facet = <Name extends FacetName>(name: Name) =>
      oracleFacet(name, this.programmes, query, cleared(query, name), this.tables);
    return {
      facets: {
        countries: facet('countries'),
        developedIn: facet('developedIn'),
        producedIn: facet('producedIn'),
        genres: facet('genres'),
        keywords: facet('keywords'),
        frequencies: facet('frequencies'),
        platforms: facet('platforms'),
      },
      minMaxDates: this.minMaxDates(cleared(query, 'dates')),
    };
  }

  contains({ scope }: FilterQuery, id: number): boolean {
    return this.programmes.some((programme) => programme.id === id && isInScope(programme, scope));
  }

  audienceVisible({ scope }: FilterQuery, ids: readonly number[]): number[] {
    return ids.filter((id) =>
      this.programmes.some((programme) => programme.id === id && isAudienceVisible(programme, scope)),
    );
  }
}
