/** A copy of a shared library in the page. */
export interface SharedCopy {
  readonly library: string;
  readonly version: string;
  /** Who brought it: the shell's name, or a remote's container. */
  readonly servedBy: string;
  /** Containers that use it; empty while nobody has asked. */
  readonly usedBy: readonly string[];
  readonly isLoaded: boolean;
}

/** What of the federation runtime's own bookkeeping is read. */
interface FederationGlobal {
  readonly __INSTANCES__?: readonly {
    readonly shareScopeMap?: Readonly<Record<string, Readonly<Record<string, Versions>>>>;
  }[];
}
type Versions = Readonly<
  Record<
    string,
    {
      readonly from?: string;
      readonly useIn?: readonly string[];
      readonly loaded?: unknown;
      readonly lib?: unknown;
    }
  >
>;

/** Every copy of every shared library that the page knows of, by name and version. */
export function sharedCopies(
  federation = (globalThis as { __FEDERATION__?: FederationGlobal }).__FEDERATION__,
): SharedCopy[] {
  const copies = new Map<string, SharedCopy>();
  for (const { shareScopeMap = {} } of federation?.__INSTANCES__ ?? [])
    for (const [library, versions] of Object.entries(shareScopeMap['default'] ?? {}))
      for (const [version, { from = '?', useIn = [], loaded, lib }] of Object.entries(versions)) {
        const key = `${library} ${version} ${from}`;
        const known = copies.get(key);
        copies.set(key, {
          library,
          version,
          servedBy: from,
          usedBy: [...new Set([...(known?.usedBy ?? []), ...useIn])].sort(),
          isLoaded: known?.isLoaded === true || loaded !== undefined || lib !== undefined,
        });
      }
  return [...copies.values()].sort((left, right) => left.library.localeCompare(right.library));
}
