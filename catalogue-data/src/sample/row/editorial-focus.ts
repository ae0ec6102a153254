import type { Day } from '../calendar.ts';
import { seededRandom, type Random } from '../random.ts';

/** Launches this many days before or after the day of generation are documented best. */
const FOCUS_DAYS = 60;

/** Additional data of launches that editors concentrate on. */
export interface EditorialFocus {
  readonly withVideo: boolean;
  readonly withAssessment: boolean;
  /** A separate random source, so that the focus does not change the draws of other launches. */
  readonly random: Random;
}

/**
 * Editors concentrate on the launches of these weeks, which the home page shows first, and on the provider's
 * selection. Null for all others.
 */
export function editorialFocus(
  launch: Day,
  today: Day,
  isSelected: boolean,
  seed: string,
): EditorialFocus | null {
  if (!isSelected && Math.abs(launch - today) > FOCUS_DAYS) return null;
  const random = seededRandom(`${seed} focus`);
  return { withVideo: random.chance(0.85), withAssessment: random.chance(0.9), random };
}
