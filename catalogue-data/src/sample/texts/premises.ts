import type { Random } from '../random.ts';
import { bilingual, fill, type Bilingual } from './bilingual.ts';
import { ENTERTAINMENT_PREMISES } from './premises-entertainment.ts';
import { FACTUAL_PREMISES } from './premises-factual.ts';
import { FICTION_PREMISES } from './premises-fiction.ts';
import { MORE_PREMISES } from './premises-more.ts';
import { CITIES, JOBS, NUMBERS, PLACES, YEARS } from './slot-fillers.ts';

const PREMISES = new Map<string, readonly Bilingual[]>();
for (const [subgenre, rows] of Object.entries({
  ...FICTION_PREMISES,
  ...ENTERTAINMENT_PREMISES,
  ...FACTUAL_PREMISES,
})) {
  const more = MORE_PREMISES.filter((row) => row.startsWith(`${subgenre} | `));
  PREMISES.set(subgenre, bilingual([...rows, ...more.map((row) => row.slice(subgenre.length + 3))]));
}

export function premisesOf(subgenre: string): readonly Bilingual[] {
  return PREMISES.get(subgenre) ?? [];
}

/** Genres whose programmes are made in towns. */
const IN_CITIES = new Set(['entertainment', 'game-quiz', 'music', 'news', 'sport', 'talk']);

/** Draws the concept of a programme, one sentence. */
export function drawConcept(subgenre: string, random: Random): Bilingual {
  return fill(random.pick(premisesOf(subgenre)), {
    place: random.pick(IN_CITIES.has(subgenre.split('/')[0] ?? '') ? CITIES : PLACES),
    job: random.pick(JOBS),
    years: random.pick(YEARS),
    n: random.pick(NUMBERS),
  });
}
