/**
 * A language as titles need it: a word for every concept, and the few rules that keep titles grammatical
 * without inflection. Lists are comma-separated, in the order of `concepts.ts`.
 */
export interface LanguageWords {
  /**
   * With their article if the language has one. `#f`, `#m`, `#n` set a gender that the rules below get wrong.
   */
  readonly nouns: string;
  /** Masculine/feminine/neuter if they differ. */
  readonly qualities?: string;
  /** `~` is the position of the name. */
  readonly frames: string;
  /** Separated by ` | `; `~` is the first name, `^` the second. */
  readonly phrases: string;
  /** Matches the article in front of a noun. */
  readonly article?: RegExp;
  readonly feminine?: RegExp;
  readonly neuter?: RegExp;
  /** Position of a quality; a language without one makes no titles with qualities. */
  readonly quality?: QualityPlace;
  /** How a number becomes part of a name, if not by simply adding it. */
  readonly numbered?: string;
  readonly locale?: string;
  readonly everyWordCapital?: boolean;
}

/** `nordic` puts the article den or det in front; `joined` languages write without spaces. */
export type QualityPlace =
  | 'before-noun'
  | 'after-noun'
  | 'after-article'
  | 'nordic'
  | 'joined-before'
  | 'joined-after';

/** A close relative of another language: only the differences are listed. */
export function variantOf(words: LanguageWords, differences: Partial<LanguageWords>): LanguageWords {
  return { ...words, ...differences };
}
