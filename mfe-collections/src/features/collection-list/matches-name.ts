const folded = (text: string) => text.trim().normalize('NFKC').toLowerCase();

/** Whether a name starts with the typed term, ignoring case and outer spaces. */
export function matchesName(name: string, term: string): boolean {
  return folded(name).startsWith(folded(term));
}
