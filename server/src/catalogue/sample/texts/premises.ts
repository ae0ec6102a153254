import type { Random } from '../random.ts';
import { bilingual, fill, type Bilingual } from './bilingual.ts';
import { ENTERTAINMENT_PREMISES } from './premises-entertainment.ts';
import { FACTUAL_PREMISES } from './premises-factual.ts';
import { FICTION_PREMISES } from './premises-fiction.ts';
import { JOBS, NUMBERS, PLACES, YEARS } from './slot-fillers.ts';

const PREMISES = new Map<string, readonly Bilingual[]>(
  Object.entries({ ...FICTION_PREMISES, ...ENTERTAINMENT_PREMISES, ...FACTUAL_PREMISES }).map(
    ([subgenre, rows]) => [subgenre, bilingual(rows)],
  ),
);

export function premisesOf(subgenre: string): readonly Bilingual[] {
  return PREMISES.get(subgenre) ?? [];
}

/** Draws the concept of a programme, one sentence. */
export function drawConcept(subgenre: string, random: Random): Bilingual {
  return fill(random.pick(premisesOf(subgenre)), {
    place: random.pick(PLACES),
    job: random.pick(JOBS),
    years: random.pick(YEARS),
    n: random.pick(NUMBERS),
  });
}
