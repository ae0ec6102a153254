import { momentOf, type Airing } from './airing.ts';

/** A gap longer than this before the next start means that transmission ends, minutes. */
const LONGEST = 360;

/**
 * Minutes of each airing of one channel, earliest first: the given duration, or else the time until the next
 * start. The last airing of a guide, airings that share a slot, and airings before a gap of more than six
 * hours have none.
 */
export function filledDurations(airings: readonly Airing[]): (number | null)[] {
  return airings.map((airing, index) => {
    if (airing.sharesSlot) return null;
    if (airing.duration !== null) return airing.duration;
    const next = airings.slice(index + 1, index + 50).find((other) => momentOf(other) > momentOf(airing));
    if (!next) return null;
    const minutes = Math.round((momentOf(next) - momentOf(airing)) / 60_000);
    if (minutes < 1 || minutes > LONGEST) return null;
    airing.outcome.repair('stopMissing');
    return minutes;
  });
}
