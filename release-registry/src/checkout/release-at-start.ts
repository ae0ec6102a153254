/** A build with which the server of a checkout started. */
export interface CheckoutBuild {
  /** Name of the checkout: a machine and a folder, or a machine and a port. */
  readonly checkout: string;
  readonly release: string;
}

/** State of a part (`shell` or a remote) when the server of a checkout starts with a build of it. */
export interface PartAtStart {
  /** Release that users get; undefined: the part is missing or was removed from the product. */
  readonly live: string | undefined;
  /** Release that a running canary's users get. */
  readonly canary: string | undefined;
  /** Builds with which checkouts started, oldest first. */
  readonly checkoutBuilds: readonly CheckoutBuild[];
  /** Whether the build was ever published. */
  readonly wasPublished: boolean;
}

/**
 * Returns whether to release `built` when the server starts: if users lack the part and `built` was never published, or
 * if the checkout's build has changed since its last start. Releases and rollbacks that teams made since then stay. A
 * build that a team or another checkout already released is not released again: it may have been rolled back. Pure.
 */
export function isReleasedAtStart(
  { live, canary, checkoutBuilds, wasPublished }: PartAtStart,
  checkout: string,
  built: string,
): boolean {
  // A build that was published and is no longer live was removed by a team.
  if (live === undefined && !wasPublished) return true;
  if (built === live || built === canary) return false;
  const last = checkoutBuilds.findLastIndex((it) => it.checkout === checkout);
  if (checkoutBuilds[last]?.release === built) return false;
  if (checkoutBuilds.slice(last + 1).some((it) => it.release === built)) return false;
  const isItsOwn = checkoutBuilds.some((it) => it.checkout === checkout && it.release === built);
  return isItsOwn || !wasPublished;
}
