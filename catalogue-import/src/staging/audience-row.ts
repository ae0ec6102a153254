/** The part of a programme's run that a figure covers. The number is the row's position on the card. */
export const AUDIENCE_SLOTS = {
  premiere: { position: 0, nameEn: 'Premiere', nameZh: '首播' },
  average: { position: 1, nameEn: 'Average', nameZh: '平均' },
  peak: { position: 2, nameEn: 'Peak', nameZh: '最高' },
} as const;
export type AudienceSlot = keyof typeof AUDIENCE_SLOTS;

/** Figures of one part of a run for one group of viewers. Ratings and shares in percent, viewers in thousands. */
export interface AudienceFigures {
  readonly slot: AudienceSlot;
  readonly target: 'all-viewers' | 'adults-18-49';
  readonly numberOfEpisodes?: number;
  readonly ratingPercentage?: number;
  readonly ratingThousands?: number;
  readonly sharePercentage?: number;
}

/** Whether every figure fits its column. */
export function figuresFit(figures: AudienceFigures): boolean {
  const isPercentage = (value: number | undefined): boolean =>
    value === undefined || (value >= 0 && value <= 100);
  return (
    isPercentage(figures.ratingPercentage) &&
    isPercentage(figures.sharePercentage) &&
    (figures.ratingThousands === undefined ||
      (figures.ratingThousands >= 0 && figures.ratingThousands < 10_000_000))
  );
}
