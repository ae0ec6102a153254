/** The overrides that a page may use. */
export interface GrantedOverrides {
  /** Origins that a user may request; `:*` stands for any port. */
  readonly allowed: readonly string[];
  /** Whether the page's user may use overrides. */
  readonly isPermitted: boolean;
  /** Origins that the user accepted. The page's policy allows only these. */
  readonly origins: readonly string[];
  /** Names of the remotes that these origins serve. */
  readonly remotes: readonly string[];
}

/** For a page without overrides. */
export const NO_OVERRIDES: GrantedOverrides = { allowed: [], isPermitted: false, origins: [], remotes: [] };
