/**
 * What one access of a company's subscription opens. A programme is inside when its channel, its subgenre and its
 * launch date all are. A programme without a subgenre (or without a date) is inside only where subgenres (or dates)
 * are not restricted.
 */
export interface ScopeGrant {
  /** Channel ids, or null for every channel, also of countries that are added later. */
  readonly channelIds: readonly number[] | null;
  /** Subgenre ids, or null for every genre. */
  readonly subGenreIds: readonly number[] | null;
  /** First launch date, YYYY-MM-DD, inclusive, or null. */
  readonly from: string | null;
  /** Last launch date, YYYY-MM-DD, inclusive, or null. */
  readonly to: string | null;
  /** Whether audience results of these programmes may be seen. */
  readonly includesAudienceResults: boolean;
}

/** Everything a caller may see: the union of the grants. No grants means nothing. */
export interface SubscriptionScope {
  /** Equal scopes have equal keys; caches go by it. */
  readonly key: string;
  readonly grants: readonly ScopeGrant[];
}
