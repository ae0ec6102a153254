/**
 * What one access of a company's subscription includes. A programme is inside if its channel, its subgenre
 * and its launch date all are. A programme without a subgenre (or without a date) is inside only if subgenres
 * (or dates) are not restricted.
 */
export interface ScopeGrant {
  /** Channel ids, or null for every channel, including those of countries that are added later. */
  readonly channelIds: readonly number[] | null;
  /** Subgenre ids, or null for every genre. */
  readonly subGenreIds: readonly number[] | null;
  /** First launch date, YYYY-MM-DD, inclusive, or null. */
  readonly from: string | null;
  /** Last launch date, YYYY-MM-DD, inclusive, or null. */
  readonly to: string | null;
  /** Whether audience results of these programmes are visible. */
  readonly includesAudienceResults: boolean;
}

/** Everything a caller may see: the union of the grants. No grants means nothing. */
export interface SubscriptionScope {
  /** Equal scopes have equal keys, for caching. */
  readonly key: string;
  readonly grants: readonly ScopeGrant[];
}
