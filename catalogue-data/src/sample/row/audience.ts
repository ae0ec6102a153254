import type { AudienceTargetKey } from '../../reference/audience-targets.ts';
import type { Timeslot } from '@airdex/shared-contracts/constants';
import { MARKETS } from '../channels/markets.ts';
import type { SampleChannel } from '../channels/sample-channel.ts';
import type { Random } from '../random.ts';
import type { Schedule } from '../schedule/schedule.ts';
import type { Bilingual } from '../texts/bilingual.ts';
import { launchDayName } from '../texts/programming-details.ts';
import { missingFigure, type Figure } from './missing-figure.ts';
import { oneDecimal, type Shares } from './shares.ts';

/** One row of the audience board: a slot of a programme and a group of viewers. */
export interface AudienceResult {
  readonly position: number;
  readonly target: AudienceTargetKey;
  readonly slotName: Bilingual;
  readonly comparisonSlotName: Bilingual;
  readonly episodes: number;
  readonly isOvernight: boolean;
  readonly ratingPercentage: number | null;
  readonly ratingThousands: number | null;
  readonly share: number | null;
  readonly slotShare: number | null;
}

/** The part of the population that watches, percent. */
const VIEWING: Readonly<Record<Timeslot, number>> = {
  daytime: 13,
  access_primetime: 26,
  primetime: 37,
  latenight: 15,
};

/** The part of the population in a target, and how much more or less it watches. */
const TARGETS: Readonly<Record<AudienceTargetKey, readonly [part: number, viewing: number]>> = {
  'individuals-4-plus': [0.95, 1],
  'individuals-15-plus': [0.83, 1.05],
  'adults-18-49': [0.42, 0.82],
  'adults-25-54': [0.4, 0.9],
  'women-25-49': [0.17, 0.95],
  'men-25-49': [0.17, 0.8],
  'young-adults-15-34': [0.25, 0.62],
  'main-shoppers': [0.36, 1.2],
  'children-4-12': [0.1, 0.7],
};

/** Targets that are measured in addition to all individuals. */
const USUAL: readonly AudienceTargetKey[] = [
  'individuals-15-plus',
  'adults-18-49',
  'adults-25-54',
  'women-25-49',
  'men-25-49',
  'young-adults-15-34',
  'main-shoppers',
];

/** The last episode of a run's start, which is measured on its own. */
const EARLY_EPISODES = 4;

/** Populations in thousands, estimated from the market's size. */
const POPULATION = new Map(MARKETS.map(({ country, channels }) => [country, 80 * channels ** 1.4]));

/** Targets in addition to all individuals and the one that suits the genre. */
const MORE_TARGETS = { usual: 1, detailed: 4 } as const;

/**
 * Results of the premiere and of the run so far for three targets, the premiere first. In detail: for six
 * targets, and of the episodes after the premiere too.
 *
 * @param aired the number of episodes so far
 */
export function drawAudience(
  channel: SampleChannel,
  genre: string,
  schedule: Schedule,
  aired: number,
  shares: Shares,
  isOvernight: boolean,
  isDetailed: boolean,
  random: Random,
): AudienceResult[] {
  const special: AudienceTargetKey[] = genre === 'kids' ? ['children-4-12'] : random.sample(USUAL, 1);
  const rest = USUAL.filter((target) => !special.includes(target));
  const targets: AudienceTargetKey[] = [
    'individuals-4-plus',
    ...special,
    ...random.sample(rest, isDetailed ? MORE_TARGETS.detailed : MORE_TARGETS.usual),
  ];
  const day = launchDayName(schedule);
  const hours = `${schedule.time}–${schedule.slotEnd}`;
  const comparisonSlotName = {
    en: `${day.en} ${hours}, previous four weeks`,
    zh: `${day.zh} ${hours}，此前四周`,
  };
  const leanings = targets.map((target) =>
    target === 'individuals-4-plus' ? 1 : Math.exp(0.18 * random.normal()),
  );
  const missing = missingFigure(channel.country);
  const measured = (figure: Figure, value: number): number | null =>
    figure === missing ? null : oneDecimal(value);
  const early = isDetailed && aired >= EARLY_EPISODES && schedule.episodes > EARLY_EPISODES;
  const rows = [
    {
      slotName: { en: `Premiere, ${day.en} ${hours}`, zh: `首播，${day.zh} ${hours}` },
      share: shares.premiere,
      episodes: 1,
    },
    ...(early
      ? [
          {
            slotName: {
              en: `Episodes 2–${EARLY_EPISODES}, ${hours}`,
              zh: `第 2–${EARLY_EPISODES} 集，${hours}`,
            },
            share: oneDecimal(shares.premiere ** 0.3 * shares.average ** 0.7),
            episodes: EARLY_EPISODES - 1,
          },
        ]
      : []),
    {
      slotName: { en: `Season average, ${hours}`, zh: `全季平均，${hours}` },
      share: shares.average,
      episodes: aired,
    },
  ].slice(0, aired === 1 || isOvernight ? 1 : undefined);
  return rows.flatMap((row, position) =>
    targets.map((target, index) => {
      const leaning = leanings[index] ?? 1;
      const [part, viewing] = TARGETS[target];
      const share = oneDecimal(Math.min(95, row.share * leaning));
      const rating = (share / 100) * VIEWING[schedule.timeslot] * viewing;
      return {
        position,
        target,
        slotName: row.slotName,
        comparisonSlotName,
        episodes: row.episodes,
        isOvernight,
        ratingPercentage: measured('ratingPercentage', rating),
        ratingThousands: measured(
          'ratingThousands',
          (rating / 100) * part * (POPULATION.get(channel.country) ?? 1000),
        ),
        share: measured('share', share),
        slotShare: measured('share', Math.min(95, shares.slot * (0.5 + leaning / 2))),
      };
    }),
  );
}
