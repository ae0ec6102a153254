import type { AudienceFigures } from '../staging/audience-row.ts';
import { given } from '../rows/given-values.ts';
import { hasFigures, type EpisodeFigures, type EpisodeRating } from './episode-rating.ts';

export interface SeasonFigures {
  readonly audience: readonly AudienceFigures[];
  readonly sharePremiere: number | null;
  readonly shareAverage: number | null;
}

/**
 * Premiere and average of a season's episodes, in broadcast order. The average covers the episodes with a
 * known figure; the premiere is the first episode's figure, and unknown if that episode has none or isn't in
 * the table.
 *
 * @param premiere the season's first episode, if it is among them
 */
export function seasonFigures(
  episodes: readonly EpisodeRating[],
  premiere: EpisodeRating | null,
): SeasonFigures {
  const figures = episodes.map((episode) => episode.figures);
  const first = premiere?.figures;
  const average = averageOf(figures);
  const known = figures.filter(hasFigures).length;
  return {
    audience: [...(first ? rows('premiere', first, 1) : []), ...rows('average', average, known)],
    sharePremiere: first?.share ?? null,
    shareAverage: average.share,
  };
}

function averageOf(figures: readonly EpisodeFigures[]): EpisodeFigures {
  const mean = (name: keyof EpisodeFigures): number | null => {
    const values = figures.flatMap((each) => each[name] ?? []);
    return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  return {
    viewers: mean('viewers'),
    rating: mean('rating'),
    share: mean('share'),
    rating1849: mean('rating1849'),
    share1849: mean('share1849'),
  };
}

/** The rows of one part of the run: all viewers, and adults 18-49 if given. */
export function rows(
  slot: 'premiere' | 'average',
  { viewers, rating, share, rating1849, share1849 }: EpisodeFigures,
  episodes: number,
): AudienceFigures[] {
  const found: AudienceFigures[] = [];
  const numberOfEpisodes = episodes > 0 ? episodes : undefined;
  if (viewers !== null || rating !== null || share !== null)
    found.push({
      slot,
      target: 'all-viewers',
      ...given({
        numberOfEpisodes,
        ratingThousands: viewers,
        ratingPercentage: rating,
        sharePercentage: share,
      }),
    });
  if (rating1849 !== null || share1849 !== null)
    found.push({
      slot,
      target: 'adults-18-49',
      ...given({ numberOfEpisodes, ratingPercentage: rating1849, sharePercentage: share1849 }),
    });
  return found;
}
