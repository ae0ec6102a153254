/** Maximum length of a sheet's name. */
const NAME_MAX = 31;

/**
 * Names as a workbook allows them, in the same order: none of : \ / ? * [ ], not empty, no apostrophe at an
 * end, at most 31 characters, unique ignoring case.
 */
export function sheetNames(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((name, index) => {
    const allowed = name.replace(/[:\\/?*[\]\p{Cc}]/gu, ' ').replace(/^['\s]+|['\s]+$/g, '');
    const base = allowed === '' ? `Sheet ${index + 1}` : allowed;
    let unique = base.slice(0, NAME_MAX);
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1) {
      const ending = ` (${count})`;
      unique = base.slice(0, NAME_MAX - ending.length) + ending;
    }
    taken.add(unique.toLowerCase());
    return unique;
  });
}
