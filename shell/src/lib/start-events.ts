/** Events of the document by which `before-shell` learns what starts. */

/** The shell has drawn its first page. */
export const SHELL_STARTED = 'airdex-started';

/** Code of a release is about to run, or has started or failed. The detail is a {@link ReleaseStart}. */
export const RELEASE_STARTS = 'airdex-start';

export interface ReleaseStart {
  /** As in `avoidedRelease`. */
  readonly release: string;
  readonly isOver: boolean;
}
