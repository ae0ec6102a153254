/** A text as searches compare it: without case, accents and differences of width, and with line breaks as spaces. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s/g, ' ').toLowerCase();
}
