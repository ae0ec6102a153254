export interface FormatVersion {
  readonly id: string;
  readonly group: string;
  readonly country: string | null;
  /** YYYY-MM-DD; with year precision, the first of January. */
  readonly firstAired: string | null;
}

/**
 * Ids of versions that are certainly adaptations: the format was on air in another country in an earlier
 * year, and this is its own country's first version. The earliest version of a list may or may not be the
 * original, and a second version in a country may be a spin-off, so these are left open.
 */
export function adaptations(versions: readonly FormatVersion[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const family of Map.groupBy(versions, ({ group }) => group).values())
    for (const version of family) {
      const year = version.firstAired?.slice(0, 4);
      if (!year || !version.country) continue;
      const earlier = family.filter(({ firstAired }) => firstAired !== null && firstAired.slice(0, 4) < year);
      const elsewhere = earlier.some(({ country }) => country !== null && country !== version.country);
      const atHome = earlier.some(({ country }) => country === version.country);
      if (elsewhere && !atHome) found.add(version.id);
    }
  return found;
}
