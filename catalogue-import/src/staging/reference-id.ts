/** The id stored under a key; null for no key and for a key that isn't there. */
export function idIn(ids: ReadonlyMap<string, number>, key: string | null | undefined): number | null {
  return key === null || key === undefined ? null : (ids.get(key) ?? null);
}
