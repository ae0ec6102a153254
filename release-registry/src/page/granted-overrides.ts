/** The overrides that one page may have. */
export interface GrantedOverrides {
  /** Origins that could be asked for; `:*` stands for any port. */
  readonly allowed: readonly string[];
  /** Whether the page's user may have any. */
  readonly isPermitted: boolean;
  /** Those that the user agreed to: the page's policy lets them in, and no others. */
  readonly origins: readonly string[];
  /** Names of the remotes that come from there. */
  readonly remotes: readonly string[];
}

/** Of a page that may have none. */
export const NO_OVERRIDES: GrantedOverrides = { allowed: [], isPermitted: false, origins: [], remotes: [] };
