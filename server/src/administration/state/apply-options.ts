export interface ApplyOptions {
  /** Also remove what the files don't name. */
  readonly prune: boolean;
  /** Mail new users a link to set a password. */
  readonly invite: boolean;
}
