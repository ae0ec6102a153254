/** The same text in both languages. */
export interface Bilingual {
  readonly en: string;
  readonly zh: string;
}

/** Parses rows `English | Chinese`. */
export function bilingual(rows: readonly string[]): readonly Bilingual[] {
  return rows.map((row) => {
    const [en, zh] = row.split(' | ');
    if (!en || !zh) throw new Error(`A text needs both languages: "${row}"`);
    return { en, zh };
  });
}

/** Fills `{slots}` in both languages and capitalises the first letter. */
export function fill(template: Bilingual, slots: Readonly<Record<string, Bilingual>>): Bilingual {
  return {
    en: withCapital(replaceSlots(template.en, slots, 'en')),
    zh: replaceSlots(template.zh, slots, 'zh'),
  };
}

/** Joins sentences: English with a space between them, Chinese without. */
export function join(sentences: readonly Bilingual[]): Bilingual {
  return { en: sentences.map(({ en }) => en).join(' '), zh: sentences.map(({ zh }) => zh).join('') };
}

function replaceSlots(
  text: string,
  slots: Readonly<Record<string, Bilingual>>,
  language: 'en' | 'zh',
): string {
  return text.replace(/\{(\w+)\}/g, (_match, slot: string) => {
    const value = slots[slot];
    if (!value) throw new Error(`Nothing fills {${slot}} in "${text}"`);
    return value[language];
  });
}

/** Also after a full stop, because a slot may begin a sentence. */
function withCapital(text: string): string {
  return text.replace(
    /(^|[.?!] )(\p{Ll})/gu,
    (_match, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
