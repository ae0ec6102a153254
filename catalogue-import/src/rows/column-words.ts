import { FREQUENCIES, type FrequencyKey } from '@airdex/catalogue-data/reference';
import { foldedName } from '../values/folded-name.ts';

/** What the words of a column mean, by their folded names. */
export type ColumnWords<T> = ReadonlyMap<string, T>;

export function columnWords<T>(...meanings: readonly (readonly [T, ...string[]])[]): ColumnWords<T> {
  return new Map(meanings.flatMap(([value, ...words]) => words.map((word) => [foldedName(word), value])));
}

/* Besides the words of sources, the names that the user interface and the Excel export show. */

export const PLATFORM_WORDS = columnWords<1 | 2>([1, 'tv', '电视'], [2, 'online', '网络']);

export const FORMAT_TYPE_WORDS = columnWords<1 | 2 | 3>(
  [1, 'original', '原创'],
  [2, 'acquired', '引进'],
  [3, 'adaptation', '改编'],
);

export const FREQUENCY_WORDS = columnWords<FrequencyKey>(
  ...FREQUENCIES.map(({ key, en, zh }) => [key, key, en, zh] as const),
);
