import type { Timeslot } from '@airdex/shared-contracts/constants';
import type { SampleChannel } from '../channels/sample-channel.ts';
import type { Theme } from '../channels/themes.ts';
import { hashText, type Random } from '../random.ts';

/** Shares of a launch in percent, one decimal. */
export interface Shares {
  readonly premiere: number;
  readonly average: number;
  readonly slot: number;
}

/** How a slot changes the typical share of a kind of channel. */
const SLOT_FACTORS: Readonly<Record<Timeslot, number>> = {
  daytime: 0.95,
  access_primetime: 1.05,
  primetime: 1.1,
  latenight: 0.9,
};
const KIDS_FACTORS: Readonly<Record<Timeslot, number>> = {
  daytime: 1.5,
  access_primetime: 1,
  primetime: 0.5,
  latenight: 0.3,
};

/**
 * Average relative to the slot, as a lognormal: with the premiere's advantage, about 30% of shares are
 * green, 45% yellow and 25% red by the 20% rule.
 */
const AVERAGE_LOG_MEAN = -0.05;
const AVERAGE_LOG_DEVIATION = 0.315;

/**
 * Premiere relative to the average: median 1.12, p10 0.94, p90 1.38. The upper half is wider than the lower
 * one.
 */
const PREMIERE_LOG_MEDIAN = Math.log(1.12);
const PREMIERE_LOG_LOWER = (PREMIERE_LOG_MEDIAN - Math.log(0.94)) / 1.2816;
const PREMIERE_LOG_UPPER = (Math.log(1.38) - PREMIERE_LOG_MEDIAN) / 1.2816;

/** Below this, one decimal cannot tell shares apart. */
const SLOT_SHARE_MIN = 0.8;
const SHARE_MAX = 78;

/** Typical share of a channel in a slot: the same for all its programmes in that slot. */
export function slotShare(channel: SampleChannel, timeslot: Timeslot): number {
  const factors = channel.theme === ('kids' satisfies Theme) ? KIDS_FACTORS : SLOT_FACTORS;
  const own = 0.85 + (hashText(`${channel.sourceKey} ${timeslot}`) % 1000) / 3333;
  return oneDecimal(Math.max(SLOT_SHARE_MIN, channel.share * factors[timeslot] * own));
}

/** @param isMeasuredOnce whether only the premiere has been measured: its share is the average too */
export function drawShares(
  channel: SampleChannel,
  timeslot: Timeslot,
  isMeasuredOnce: boolean,
  random: Random,
): Shares {
  const slot = slotShare(channel, timeslot);
  const average = slot * Math.exp(AVERAGE_LOG_MEAN + AVERAGE_LOG_DEVIATION * random.normal());
  const lead = random.normal();
  const premiere =
    average * Math.exp(PREMIERE_LOG_MEDIAN + lead * (lead < 0 ? PREMIERE_LOG_LOWER : PREMIERE_LOG_UPPER));
  return { premiere: bounded(premiere), average: bounded(isMeasuredOnce ? premiere : average), slot };
}

function bounded(share: number): number {
  return oneDecimal(Math.min(SHARE_MAX, Math.max(0.1, share)));
}

export function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
