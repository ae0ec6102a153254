/**
 * A name for comparison: no accents, no case, no punctuation, single spaces. "L'Équipe TV" and "l equipe tv"
 * are equal. Letters of every script stay.
 */
export function foldedName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+]+/gu, ' ')
    .trim();
}
