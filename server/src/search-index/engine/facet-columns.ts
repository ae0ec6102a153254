import { PLATFORMS } from '@airdex/shared-contracts/constants';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import type { FacetName } from '../query.ts';
import type { Catalogue } from './catalogue.ts';
import { countListed, countValues } from './count-values.ts';

/** What a facet counts, and which positions the filter itself has selected in it. */
export interface FacetColumn {
  readonly count: (catalogue: Catalogue, rows: Int32Array) => Int32Array;
  readonly chosen: (filter: SearchFilter, catalogue: Catalogue) => ReadonlySet<number>;
}

/**
 * Counts by position. The keywords' counts are followed by those of their topmost ancestors, of equal length.
 */
export const FACET_COLUMNS: Readonly<Record<FacetName, FacetColumn>> = {
  countries: {
    count: ({ columns, channels }, rows) => countValues(columns.channels, rows, channels.size),
    chosen: (filter, { channels }) => channels.of(filter.selectedBroadcasts),
  },
  developedIn: {
    count: ({ columns, countries }, rows) => countListed(columns.developedIn, rows, countries.size),
    chosen: (filter, { countries }) => countries.of(filter.selectedDevelopedIn),
  },
  producedIn: {
    count: ({ columns, countries }, rows) => countListed(columns.producedIn, rows, countries.size),
    chosen: (filter, { countries }) => countries.of(filter.selectedProducedIn),
  },
  genres: {
    count: ({ columns, subGenres }, rows) => countValues(columns.subGenres, rows, subGenres.size),
    chosen: (filter, { subGenres }) => subGenres.of(filter.selectedGenres),
  },
  keywords: {
    count({ columns, keywords }, rows) {
      const counts = new Int32Array(2 * keywords.size);
      counts.set(countListed(columns.keywords, rows, keywords.size));
      counts.set(countListed(columns.keywordRoots, rows, keywords.size), keywords.size);
      return counts;
    },
    chosen: (filter, { keywords }) => keywords.of(filter.selectedKeywords),
  },
  frequencies: {
    count: ({ columns, frequencies }, rows) => countValues(columns.frequencies, rows, frequencies.size),
    chosen: (filter, { frequencies }) => frequencies.of(filter.selectedFrequencies),
  },
  platforms: {
    count: ({ columns }, rows) =>
      countValues(columns.platforms, rows, Math.max(...Object.values(PLATFORMS)) + 1),
    chosen: (filter) => new Set(filter.selectedPlatforms),
  },
};

export const FACET_NAMES = Object.keys(FACET_COLUMNS) as FacetName[];
