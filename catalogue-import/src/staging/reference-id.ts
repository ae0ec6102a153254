/** The id stored under a key; null without a key and for an unknown key. */
export function idIn(ids: ReadonlyMap<string, number>, key: string | null | undefined): number | null {
  return key === null || key === undefined ? null : (ids.get(key) ?? null);
}
