import { MARKETS } from '../channels/markets.ts';
import { seededRandom } from '../random.ts';

/** A kind of audience figures. */
export type Figure = 'ratingPercentage' | 'ratingThousands' | 'share';

/** Markets with more channels than this have all figures. */
const SMALL_MARKET = 24;
/** What is missing in small markets, by weight. */
const MISSING: readonly (readonly [Figure | null, number])[] = [
  ['ratingPercentage', 3],
  ['ratingThousands', 3],
  ['share', 2],
  [null, 12],
];

const MISSING_IN = new Map(
  MARKETS.filter(({ channels }) => channels <= SMALL_MARKET).map(({ country }) => [
    country,
    seededRandom(`figures of ${country}`).weighted(MISSING),
  ]),
);

/** The figure that is not measured in a country; null if all are. */
export function missingFigure(country: string): Figure | null {
  return MISSING_IN.get(country) ?? null;
}
