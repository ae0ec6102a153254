/**
 * A language as titles need it: a word for every concept, and the few rules that keep them grammatical without
 * inflection. Lists are written comma by comma, in the order of `concepts.ts`.
 */
export interface LanguageWords {
  /** With their article where the language has one. `#f`, `#m`, `#n` give a gender the rules below get wrong. */
  readonly nouns: string;
  /** Masculine/feminine/neuter where they differ. */
  readonly qualities?: string;
  /** `~` is where the name goes. */
  readonly frames: string;
  /** Separated by ` | `; `~` is the first name, `^` the second. */
  readonly phrases: string;
  /** Matches the article in front of a noun. */
  readonly article?: RegExp;
  readonly feminine?: RegExp;
  readonly neuter?: RegExp;
  /** Where a quality stands; without it the language makes no titles with one. */
  readonly quality?: QualityPlace;
  /** How a number becomes a name, where not by itself. */
  readonly numbered?: string;
  readonly locale?: string;
  readonly everyWordCapital?: boolean;
}

/** `nordic` puts the article den or det in front; `joined` languages write no spaces. */
export type QualityPlace =
  'before-noun' | 'after-noun' | 'after-article' | 'nordic' | 'joined-before' | 'joined-after';

/** A close relative of another language: what differs replaces. */
export function variantOf(words: LanguageWords, differences: Partial<LanguageWords>): LanguageWords {
  return { ...words, ...differences };
}
