/** That a checkout brought a release of a part, when its server started. */
export interface CheckoutBuild {
  /** Which checkout: a machine and a folder. */
  readonly checkout: string;
  readonly release: string;
}

/** What is known of one part, `shell` or a remote, when a checkout comes with a build of it. */
export interface PartAtStart {
  /** What users get; undefined: not found, or it was taken out of the product. */
  readonly live: string | undefined;
  /** What a running canary's users get. */
  readonly canary: string | undefined;
  /** What checkouts brought, oldest first. */
  readonly checkoutBuilds: readonly CheckoutBuild[];
  /** Whether the build was published by anybody, ever. */
  readonly wasPublished: boolean;
}

/**
 * Pure: whether `built` is released at the start of a checkout's server. It is when the registry never had it, nor
 * another release of its part, and when the checkout changed: when it comes with another build than the last time. Otherwise what teams released, gave
 * up or try since is theirs to decide; a build that another checkout brought since, or that a team published itself, was
 * released already, and may have been taken back.
 */
export function isReleasedAtStart(
  { live, canary, checkoutBuilds, wasPublished }: PartAtStart,
  checkout: string,
  built: string,
): boolean {
  // What was published once, and is not there any more, was taken back.
  if (live === undefined && !wasPublished) return true;
  if (built === live || built === canary) return false;
  const last = checkoutBuilds.findLastIndex((it) => it.checkout === checkout);
  if (checkoutBuilds[last]?.release === built) return false;
  if (checkoutBuilds.slice(last + 1).some((it) => it.release === built)) return false;
  const isItsOwn = checkoutBuilds.some((it) => it.checkout === checkout && it.release === built);
  return isItsOwn || !wasPublished;
}
