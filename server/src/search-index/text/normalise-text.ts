/**
 * Insignificant marks: accents of Latin, Greek and Cyrillic letters, the optional points of Hebrew and
 * Arabic, and presentation marks. Vowel signs of other scripts are letters and stay. Invisible characters are
 * removed too, such as marks of direction, which come with text that is copied from other programs.
 */
const MARKS =
  /[\u0300-\u036f]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe20-\ufe2f]|[\u0591-\u05bd]|\u05bf|[\u05c1-\u05c7]|[\u064b-\u065f]|\u0670|[\ufe00-\ufe0f]|\u00ad|\u200b|\u2060|\ufeff|\p{Bidi_Control}|\p{Join_Control}/gu;

/**
 * Letters that Unicode does not decompose but that are typed without their stroke, as in PostgreSQL's
 * `unaccent`.
 */
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

/** Typographic characters as keyboards type them: programs insert either form. */
const PUNCTUATION: Readonly<Record<string, string>> = {
  "'": '’‘ʼʻʹ‛´′‵',
  '"': '“”„‟″',
  '-': '‐‑‒–—―−',
  // Between the parts of foreign names in Chinese and Japanese.
  '·': '・‧•∙⋅',
  // The Japanese wave dash. Its full-width form, which other keyboards type, is decomposed into the plain one.
  '~': '〜∼',
};
const PLAIN_CHARACTERS = new Map(
  Object.entries(PUNCTUATION).flatMap(([plain, typographic]) =>
    [...typographic].map((character) => [character, plain]),
  ),
);
const PUNCTUATION_CHARACTERS = new RegExp(`[${[...PLAIN_CHARACTERS.keys()].join('')}]`, 'g');

const withPlainCharacters = (text: string): string =>
  text.replace(PUNCTUATION_CHARACTERS, (character) => PLAIN_CHARACTERS.get(character) ?? character);

/** Only lower-casing is needed: true for most titles, so that building an index stays fast. */
const PLAIN = /^[\x20-\x7e\u4e00-\u9fff]*$/;

function lettersOf(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  // Some characters are decomposed into others, and ´ into a space and an accent.
  const letters = withPlainCharacters(withPlainCharacters(text.toWellFormed()).normalize('NFKD')).replace(
    MARKS,
    '',
  );
  if (PLAIN.test(letters)) return letters.toLowerCase();
  return (
    letters
      // By way of the upper case, which turns ß and ſ into the letters they represent.
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      .normalize('NFKD')
      .replace(MARKS, '')
      .replace(STROKE_LETTERS, (letter) => STROKES[letter] ?? letter)
      // Composed again: Korean syllables and voiced kana are one character each, and a part of one is not a match.
      .normalize('NFC')
  );
}

/**
 * The form in which texts and terms are compared: lower case, without accents, full-width and other
 * compatibility forms as their plain ones, quotes, dashes, tildes and middle dots as typed, whitespace as single
 * spaces, none at the ends. Idempotent.
 */
export function normaliseText(text: string): string {
  const letters = lettersOf(text);
  return /\s\s|[^\S ]/.test(letters) ? letters.replace(/\s+/g, ' ').trim() : letters.trim();
}
