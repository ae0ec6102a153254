import type { LanguageWords } from './language-words.ts';

export interface Noun {
  /** The form inside a sentence, with its article. */
  readonly definite: string;
  /** The form inside a name. */
  readonly bare: string;
  /** Null for nouns that take no quality: plurals, because their forms are not stored. */
  readonly gender: 0 | 1 | 2 | null;
}

/** A language with its lists parsed. Positions are those of `concepts.ts`. */
export interface Language {
  readonly nouns: readonly Noun[];
  /** Forms by gender: masculine, feminine, neuter. Empty if the language has none. */
  readonly qualities: readonly (readonly string[])[];
  readonly frames: readonly string[];
  readonly phrases: readonly string[];
  readonly words: LanguageWords;
}

const GENDERS: Readonly<Record<string, Noun['gender']>> = { m: 0, f: 1, n: 2, x: null };

/** Parses the lists; `moreFrames` continues the frames of the words. */
export function parseLanguage(words: LanguageWords, moreFrames: string): Language {
  return {
    nouns: listOf(words.nouns).map((entry) => nounOf(entry, words)),
    qualities: listOf(words.qualities ?? '').map((forms) => forms.split('/')),
    frames: [...listOf(words.frames), ...listOf(moreFrames)],
    phrases: words.phrases.split(' | '),
    words,
  };
}

function listOf(text: string): string[] {
  return text === '' ? [] : text.split(/,\s+/).map((item) => item.trim());
}

function nounOf(entry: string, words: LanguageWords): Noun {
  const [definite = '', mark] = entry.split('#');
  const bare = words.article ? definite.replace(words.article, '') : definite;
  return {
    definite,
    bare: capitalised(bare, words),
    gender: mark === undefined ? genderOf(definite, words) : (GENDERS[mark] ?? null),
  };
}

function genderOf(noun: string, { feminine, neuter }: LanguageWords): 0 | 1 | 2 {
  if (feminine?.test(noun)) return 1;
  return neuter?.test(noun) ? 2 : 0;
}

const WORD = /\p{L}+/gu;
const SMALL_WORDS = new Set(['ve', 'dan', 'vs']);

/** Capitalises the first letter, and that of every word if the language writes titles that way. */
export function capitalised(text: string, { locale, everyWordCapital }: LanguageWords): string {
  const upper = (letter: string): string => letter.toLocaleUpperCase(locale);
  return everyWordCapital
    ? text.replace(WORD, (word) => (SMALL_WORDS.has(word) ? word : upper(word.charAt(0)) + word.slice(1)))
    : text.replace(/^\p{Ll}/u, upper);
}
