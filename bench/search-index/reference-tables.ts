import type { LocalisedName, ReferenceTables } from '@airdex/server/search-index';
import type { Random } from './random.ts';
import { Words } from './words.ts';

const COUNTRIES = 110;
const CHANNELS = 5500;
const GENRES = 16;
const SUB_GENRES = 120;
const KEYWORD_GROUPS = 30;
const KEYWORDS = 600;

function ids(length: number): number[] {
  return Array.from({ length }, (_, i) => i + 1);
}

/** Reference tables of the same size as the product's. */
export function makeReferences(random: Random): ReferenceTables {
  const words = new Words(random, 3000);
  const name = (): LocalisedName => ({ en: words.title(), ch: words.han(2 + random.below(3)) });
  return {
    countries: ids(COUNTRIES).map((id) => ({ id, name: name() })),
    channels: ids(CHANNELS).map((id) => ({
      id,
      name: name(),
      countryId: random.chance(0.02) ? null : 1 + random.skewed(COUNTRIES),
    })),
    genres: ids(GENRES).map((id) => ({ id, name: name() })),
    subGenres: ids(SUB_GENRES).map((id) => ({ id, name: name(), genreId: 1 + (id % GENRES) })),
    keywords: ids(KEYWORD_GROUPS + KEYWORDS).map((id) => ({
      id,
      name: name(),
      parentId: id <= KEYWORD_GROUPS ? null : 1 + (id % KEYWORD_GROUPS),
    })),
    frequencies: ids(8).map((id) => ({ id, name: name() })),
    formatTypes: [
      { id: 1, name: { en: 'Original', ch: '原创' } },
      { id: 2, name: { en: 'Acquired', ch: '引进' } },
      { id: 3, name: { en: 'Adaptation', ch: '改编' } },
    ],
  };
}
