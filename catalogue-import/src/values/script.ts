const HAN = /\p{Script=Han}/u;
const LATIN = /\p{Script=Latin}/gu;
const LETTER = /\p{L}/gu;

export function holdsHan(text: string): boolean {
  return HAN.test(text);
}

/** Whether the text has letters and all of them are Latin. */
export function isLatin(text: string): boolean {
  const letters = text.match(LETTER)?.length ?? 0;
  return letters > 0 && text.match(LATIN)?.length === letters;
}

/** Whether most letters are not Latin: such a text is not English, whatever its tag. */
export function isMostlyForeign(text: string): boolean {
  const letters = text.match(LETTER)?.length ?? 0;
  return letters > 0 && (text.match(LATIN)?.length ?? 0) * 2 < letters;
}
