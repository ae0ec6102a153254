import { NAME_LENGTH_MAX, type Language } from '@airdex/shared-contracts/constants';

/** The suffix of a copy's name, in either language: 'X (copy)', 'X (copy 2)', 'X（副本）'. */
const COPY_MARK = /\s*(?:\(copy(?: \d+)?\)|（副本(?: \d+)?）)$/;

const MARKS: Readonly<Record<Language, (number: number) => string>> = {
  en: (number) => (number === 1 ? ' (copy)' : ` (copy ${number})`),
  ch: (number) => (number === 1 ? '（副本）' : `（副本 ${number}）`),
};

/**
 * A name for a copy that is not among `taken`. A copy of a copy gets the next number instead of a second
 * suffix; a name that would become too long is cut before the suffix.
 */
export function copyName(name: string, taken: Iterable<string>, language: Language): string {
  const names = new Set(taken);
  const base = name.replace(COPY_MARK, '') || name;
  for (let number = 1; ; number++) {
    const mark = MARKS[language](number);
    const copy = `${cut(base, NAME_LENGTH_MAX - mark.length)}${mark}`;
    if (!names.has(copy)) return copy;
  }
}

/** At most this many UTF-16 units, never half a character. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const cutText = text.slice(0, length);
  return (cutText.isWellFormed() ? cutText : cutText.slice(0, -1)).trimEnd();
}
