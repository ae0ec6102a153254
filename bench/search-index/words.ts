import type { Random } from './random.ts';

/* Invented words, so that texts have realistic length, variety and repetition without real content. */

const CONSONANTS = [
  'b',
  'c',
  'ch',
  'd',
  'f',
  'g',
  'h',
  'j',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  'st',
  't',
  'tr',
  'v',
  'z',
];
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'é', 'ö', 'ai', 'ou'];
const ENDINGS = ['', '', 'n', 's', 'r', 't', 'ng'];
/** The first characters of the block are as good as any others. */
const HAN_FIRST = 0x4e00;
const HAN_COUNT = 2500;

function word(random: Random): string {
  let letters = '';
  for (let syllables = 1 + random.below(3); syllables > 0; syllables--) {
    letters += random.pick(CONSONANTS) + random.pick(VOWELS);
  }
  return letters + random.pick(ENDINGS);
}

/** Writes texts of invented words; frequent words come often. */
export class Words {
  readonly #random: Random;
  readonly #vocabulary: string[];

  constructor(random: Random, vocabulary = 30_000) {
    this.#random = random;
    this.#vocabulary = Array.from({ length: vocabulary }, () => word(random));
  }

  latin(words: number): string {
    return Array.from(
      { length: words },
      () => this.#vocabulary[this.#random.skewed(this.#vocabulary.length)],
    ).join(' ');
  }

  title(): string {
    const text = this.latin(1 + this.#random.below(4));
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  han(characters: number): string {
    return Array.from({ length: characters }, () =>
      String.fromCodePoint(HAN_FIRST + this.#random.skewed(HAN_COUNT)),
    ).join('');
  }
}
