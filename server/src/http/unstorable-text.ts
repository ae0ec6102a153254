/**
 * The path of the first text that the database can't store: one with a NUL character or half of a surrogate
 * pair. Undefined if there is none.
 */
export function findUnstorableText(
  value: unknown,
  path: readonly string[] = [],
): readonly string[] | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return findInList(value, path);
  for (const [name, item] of Object.entries(value)) {
    const found = findUnstorableText(item, [...path, name]);
    if (found) return found;
  }
  return undefined;
}

function findInList(list: readonly unknown[], path: readonly string[]): readonly string[] | undefined {
  for (const [index, item] of list.entries()) {
    // Lists of ids may be long: check only what can contain a text.
    if (typeof item !== 'string' && typeof item !== 'object') continue;
    const found = findUnstorableText(item, [...path, String(index)]);
    if (found) return found;
  }
  return undefined;
}
