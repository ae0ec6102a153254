import type { Day } from '../calendar.ts';
import type { ChannelChoice } from '../channels/channel-choice.ts';
import { seededRandom } from '../random.ts';
import type { Idea, Version } from './draw-launches.ts';
import { localTitle } from './local-title.ts';
import type { Launch } from './sample-family.ts';

/** A family with a launch this many days before or after the day of generation is recent. */
const RECENT_DAYS = { before: 120, after: 30 } as const;
/** The part of recent families that is sold to several countries at once. */
const SOLD_PART = 0.8;
const COUNTRIES = [3, 6] as const;
/** Days from the first launch to those abroad: from and to. At least a week, which may move a launch. */
const SOLD_AFTER = [8, 50] as const;
const TRAVELLED_MIN = 3;

/**
 * Acquisitions of a recent family that was launched in fewer than three countries so far. Readers open recent
 * launches first, and their cards show how a format travels.
 */
export function recentAcquisitions(
  { genre, title }: Idea,
  original: Version,
  launches: readonly Launch[],
  today: Day,
  choice: ChannelChoice,
  seed: string,
): Launch[] {
  const isRecent = launches.some(
    ({ around }) => around >= today - RECENT_DAYS.before && around <= today + RECENT_DAYS.after,
  );
  const countries = new Set(launches.map(({ channel }) => channel.country));
  const first = launches.find(({ formatType }) => formatType === 1);
  if (!isRecent || !first || countries.size >= TRAVELLED_MIN) return [];
  const random = seededRandom(`${seed} acquisitions`);
  if (!random.chance(SOLD_PART)) return [];
  return choice
    .abroad(original.channel, random.whole(...COUNTRIES), random)
    .filter((country) => !countries.has(country))
    .map((country) => {
      const channel = choice.channelIn(country, genre.genre, random);
      const { local, translated } = localTitle(title, genre, channel, 'acquisition', random);
      const around = first.around + random.whole(...SOLD_AFTER);
      return { ...original, channel, localTitle: local, translated, formatType: 2, season: 1, around };
    });
}
