/** The first letter or digit of a name, as readers see it. */
export function initialOf(name: string): string {
  const first = /[\p{L}\p{N}]/u.exec(name)?.[0] ?? name;
  return [...new Intl.Segmenter().segment(first.toUpperCase())][0]?.segment ?? '';
}
