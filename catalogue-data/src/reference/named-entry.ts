/** An entry of a reference list: a key that never changes and a name in each language. */
export interface NamedEntry {
  readonly key: string;
  readonly en: string;
  readonly zh: string;
}

/** A group of entries. The key of an entry begins with the key of its group and a slash. */
export interface NamedGroup extends NamedEntry {
  readonly entries: readonly NamedEntry[];
}

/** Defines a group compactly: each row of `rows` is `key | English | Chinese`. */
export function group(key: string, en: string, zh: string, rows: readonly string[]): NamedGroup {
  return { key, en, zh, entries: rows.map((row) => entryOfRow(key, row)) };
}

function entryOfRow(groupKey: string, row: string): NamedEntry {
  const [key, en, zh] = row.split(' | ');
  if (!key || !en || !zh) throw new Error(`A reference row needs a key and two names: "${row}"`);
  return { key: `${groupKey}/${key}`, en, zh };
}
