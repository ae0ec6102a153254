/**
 * The list with its declared names in the declared order. They take the places that they had together; all other
 * names keep their place.
 */
export function inDeclaredOrder(current: readonly string[], declared: readonly string[]): string[] {
  const names = new Set(declared);
  const rest = declared.values();
  return current.map((name) => (names.has(name) ? (rest.next().value ?? name) : name));
}
