import type { Language } from '@airdex/shared-contracts/constants';
import type { OrderBy, ProgrammeSelection, SearchFilter } from '@airdex/shared-contracts/search-filter';
import type { SubscriptionScope } from '../subscription-scope/subscription-scope.ts';

/** The programmes of a filter inside a scope. */
export interface FilterQuery {
  /**
   * Its countries and genres of a card search are ignored: the caller has resolved them to channels and
   * subgenres.
   */
  readonly filter: SearchFilter;
  readonly scope: SubscriptionScope;
  /** Language of names and of sorting by names. */
  readonly language: Language;
  /**
   * Programme ids of the filter's playlists, resolved by the caller (who knows the visible playlists). Required if the
   * filter restricts by playlists.
   */
  readonly playlistProgrammeIds?: readonly number[] | Int32Array;
}

/** A filter with the ticked rows and an order. */
export interface SelectionQuery extends FilterQuery {
  readonly selection: ProgrammeSelection;
  /**
   * First level first. Unknown values come last in both directions. Ties, and an empty list, are sorted by
   * newest launch first (day, then time), then by id.
   */
  readonly orderBy: readonly OrderBy[];
}

export interface SearchQuery extends SelectionQuery {
  /** From 1; 0 is read as 1. */
  readonly page: number;
  readonly resultsPerPage: number;
  /** True: the result's count is null. */
  readonly ignoreCount?: boolean;
}

export interface SearchPage {
  readonly ids: Int32Array;
  readonly count: number | null;
}

export interface SelectedIds {
  /** In the requested order, at most as many as the limit. */
  readonly ids: Int32Array;
  /** How many there are without the limit. */
  readonly count: number;
}

/** The programmes most similar to one of the catalogue. */
export interface RelatedQuery {
  readonly scope: SubscriptionScope;
  /** The programme; the caller ensures that it is inside the scope. */
  readonly id: number;
  /** Programmes to exclude. */
  readonly without: readonly number[];
  readonly limit: number;
}

/** Earliest and latest launch date, YYYY-MM-DD; null if no programme has one. */
export interface MinMaxDates {
  readonly min: string | null;
  readonly max: string | null;
}

/** One option with its number of programmes. */
export interface FacetOption {
  readonly id: number;
  /**
   * In the query's language. Null for the options fixed by the product (platforms, -1), which the caller
   * names.
   */
  readonly name: string | null;
  readonly count: number;
}

export interface CountryOption extends FacetOption {
  readonly channels: readonly FacetOption[];
}

export interface GenreOption extends FacetOption {
  readonly subGenres: readonly FacetOption[];
}

export interface KeywordOption extends FacetOption {
  /** Empty for a keyword without children, which the filter then selects itself. */
  readonly childs: readonly FacetOption[];
}

/**
 * Options by facet, by name in the query's language; options without a name last; platforms by id. An option
 * without programmes is left out, unless the filter selects it and programmes of the scope have it: then it
 * stays, with count 0. A group stays with its options. A group's count is the number of its programmes, each
 * counted once.
 */
export interface Facets {
  /** Countries of broadcast with their channels; channels without country under `NO_COUNTRY_ID`. */
  readonly countries: readonly CountryOption[];
  readonly developedIn: readonly FacetOption[];
  readonly producedIn: readonly FacetOption[];
  readonly genres: readonly GenreOption[];
  readonly keywords: readonly KeywordOption[];
  /** With `NO_FREQUENCY_ID` for programmes without one. */
  readonly frequencies: readonly FacetOption[];
  /** As the filter names them: 1 TV, 2 online. */
  readonly platforms: readonly FacetOption[];
}
export type FacetName = keyof Facets;

/** All facets of one selection. */
export interface LinkedFacets {
  readonly facets: Facets;
  readonly minMaxDates: MinMaxDates;
}
