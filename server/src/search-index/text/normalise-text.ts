/**
 * Marks that don't count: accents of Latin, Greek and Cyrillic letters, the optional points of Hebrew and Arabic, and
 * what only says how a sign is drawn. Vowel signs of other scripts are letters and stay. Invisible signs go too.
 */
const MARKS =
  /[\u0300-\u036f]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe20-\ufe2f]|[\u0591-\u05bd]|\u05bf|[\u05c1-\u05c7]|[\u064b-\u065f]|\u0670|[\ufe00-\ufe0f]|\u00ad|\u200b|\u2060|\ufeff/g;

/** Letters that Unicode does not take apart but that are typed without their stroke, as PostgreSQL's `unaccent` has it. */
const STROKES: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  // The same letter at the end of a word.
  ς: 'σ',
};
const STROKE_LETTERS = new RegExp(`[${Object.keys(STROKES).join('')}]`, 'g');

/** Nothing in it but what lower case alone settles: most titles, so that building an index stays quick. */
const PLAIN = /^[\x20-\x7e\u4e00-\u9fff]*$/;

function lettersOf(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const letters = text.toWellFormed().normalize('NFKD').replace(MARKS, '');
  if (PLAIN.test(letters)) return letters.toLowerCase();
  return (
    letters
      // By way of the upper case, which makes ß and ſ the letters they stand for.
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      .normalize('NFKD')
      .replace(MARKS, '')
      .replace(STROKE_LETTERS, (letter) => STROKES[letter] ?? letter)
      // Together again: syllables of Korean and voiced kana are one sign each, and a part of one is no match.
      .normalize('NFC')
  );
}

/**
 * What texts and terms are compared as: lower case, without accents, full-width and other compatibility forms as
 * their plain ones, whitespace as single spaces, none at the ends. Applying it twice changes nothing.
 */
export function normaliseText(text: string): string {
  const letters = lettersOf(text);
  return /\s\s|[^\S ]/.test(letters) ? letters.replace(/\s+/g, ' ').trim() : letters.trim();
}
