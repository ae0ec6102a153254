/** One value of programmes, for a filter that names it. */
export function someOf<Value>(values: readonly (Value | null)[], count = 2): Value[] {
  return [...new Set(values.filter((value) => value !== null))].slice(0, count);
}

/** Whether one of the texts contains the term, ignoring case and accents. */
export function includesFolded(texts: readonly (string | null)[], term: string): boolean {
  const fold = (text: string): string =>
    text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/ß/g, 'ss');
  return texts.some((text) => text !== null && fold(text).includes(fold(term)));
}
