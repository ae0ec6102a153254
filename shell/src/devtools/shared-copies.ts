/** A copy of a shared library in the page. */
export interface SharedCopy {
  readonly library: string;
  readonly version: string;
  /** Who provides it: the shell's name, or that of a remote's container. */
  readonly servedBy: string;
  /** Containers that use it; empty while none has requested it. */
  readonly usedBy: readonly string[];
  readonly isLoaded: boolean;
  /** Whether it is part of a remote, and only this remote uses it. */
  readonly isBundled: boolean;
}

/** The part of the federation runtime's internal state that is read. */
interface FederationGlobal {
  readonly __INSTANCES__?: readonly {
    readonly name: string;
    readonly shareScopeMap?: Readonly<Record<string, Readonly<Record<string, Versions>>>>;
  }[];
}
type Versions = Readonly<
  Record<
    string,
    {
      readonly from?: string;
      readonly useIn?: readonly string[];
      readonly loaded?: boolean | undefined;
      readonly lib?: unknown;
    }
  >
>;

const SHELL = 'airdex_shell';

/**
 * Every library of the page's share scope, by name. The shell's is the only scope: containers receive it and add nothing
 * to it.
 */
export function sharedCopies(
  federation = (globalThis as { __FEDERATION__?: FederationGlobal }).__FEDERATION__,
): SharedCopy[] {
  const shell = federation?.__INSTANCES__?.find(({ name }) => name === SHELL);
  const copies = Object.entries(shell?.shareScopeMap?.['default'] ?? {}).flatMap(([library, versions]) =>
    Object.entries(versions).map(([version, { from = '?', useIn = [], loaded, lib }]) => ({
      library,
      version,
      servedBy: from,
      usedBy: [...useIn].sort(),
      isLoaded: loaded === true || typeof lib === 'function',
      isBundled: false,
    })),
  );
  return copies.sort((left, right) => left.library.localeCompare(right.library));
}
