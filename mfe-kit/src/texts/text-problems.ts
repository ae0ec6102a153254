type Leaves = ReadonlyMap<string, string>;

function leavesOf(texts: object): Leaves {
  const leaves = new Map<string, string>();
  const visit = (node: object, path: string) => {
    for (const [key, value] of Object.entries(node) as [string, unknown][]) {
      if (typeof value === 'object' && value !== null) visit(value, `${path}${key}.`);
      else leaves.set(`${path}${key}`, String(value));
    }
  };
  visit(texts, '');
  return leaves;
}

const filledIn = (text: string) => (text.match(/\{\{[^}]+\}\}/g) ?? []).toSorted();

/** Whether a text and its translation have the same placeholders. An English singular may omit some: `One row`. */
function fillInTheSame(key: string, english: string, chinese: string): boolean {
  const [values, translated] = [filledIn(english), filledIn(chinese)];
  if (key.endsWith('_one')) return values.every((value) => translated.includes(value));
  return values.join(' ') === translated.join(' ');
}

/** English has a singular and a plural form, Chinese has one form for both. */
const chineseKey = (key: string) => key.replace(/_one$/, '_other');

/**
 * Problems of a remote's texts: keys that exist in only one language, empty texts, and placeholders that only one
 * language has. Empty if there are none.
 */
export function textProblems({ en, ch }: { readonly en: object; readonly ch: object }): string[] {
  const english = leavesOf(en);
  const chinese = leavesOf(ch);
  const known = new Set([...english.keys()].map(chineseKey));
  const problems = [...chinese.keys()]
    .filter((key) => !known.has(key))
    .map((key) => `${key}: not in English`);
  for (const [key, text] of english) {
    const translated = chinese.get(chineseKey(key));
    if (text.trim() === '') problems.push(`${key}: empty in English`);
    if (translated === undefined) problems.push(`${key}: not in Chinese`);
    else if (translated.trim() === '') problems.push(`${key}: empty in Chinese`);
    else if (!fillInTheSame(key, text, translated)) problems.push(`${key}: fills in other values in Chinese`);
  }
  return problems;
}
