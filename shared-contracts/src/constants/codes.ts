/**
 * Codes of the option lists that the product defines and the catalogue does not.
 * The numbers are part of the search filter and of saved searches: never renumber them.
 */

/** Format types in the search filter. */
export const FORMAT_TYPES = { original: 1, acquired: 2, adaptation: 3 } as const;
export type FormatTypeName = keyof typeof FORMAT_TYPES;
export type FormatTypeId = (typeof FORMAT_TYPES)[FormatTypeName];

/** Timeslots in the order of the day. */
export const TIMESLOTS = ['daytime', 'access_primetime', 'primetime', 'latenight'] as const;
export type Timeslot = (typeof TIMESLOTS)[number];

/** Other spellings, which are accepted in requests and never sent. */
const TIMESLOT_ALIASES: ReadonlyMap<string, Timeslot> = new Map([
  ['accessPrimetime', 'access_primetime'],
  ['lateNight', 'latenight'],
]);

/** All accepted codes of timeslots. */
export const TIMESLOT_CODES: readonly string[] = [...TIMESLOTS, ...TIMESLOT_ALIASES.keys()];

/** The timeslot of a code or an accepted spelling, or undefined. */
export function timeslotFromCode(code: string): Timeslot | undefined {
  return TIMESLOTS.find((timeslot) => timeslot === code) ?? TIMESLOT_ALIASES.get(code);
}

/** Platforms in the search filter. */
export const PLATFORMS = { tv: 1, online: 2 } as const;
export type PlatformName = keyof typeof PLATFORMS;
export type PlatformId = (typeof PLATFORMS)[PlatformName];

/** Platform of a programme card: ids 2 and 3 are both the web. */
export function platformOfCard(idPlatform: number | null): PlatformName | null {
  if (idPlatform === 1) return 'tv';
  return idPlatform === 2 || idPlatform === 3 ? 'online' : null;
}

/** ISO weekdays: 1 Monday to 7 Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Duration buckets in minutes, both bounds inclusive, null for open. The filter contains the id. */
export const DURATION_BUCKETS = [
  { id: 1, min: null, max: 9 },
  { id: 2, min: 10, max: 30 },
  { id: 3, min: 31, max: 60 },
  { id: 4, min: 61, max: null },
] as const;
export type DurationBucketId = (typeof DURATION_BUCKETS)[number]['id'];

/** The synthetic option "no frequency". */
export const NO_FREQUENCY_ID = -1;

/** The synthetic group of channels without a known country. */
export const NO_COUNTRY_ID = -1;

/** Indicators of audience results. */
export const INDICATORS = { ratPercentage: 1, marketSharePercentage: 2, ratPerThousand: 3 } as const;
export type IndicatorId = (typeof INDICATORS)[keyof typeof INDICATORS];

/** Performance of a programme against the slot of its channel. */
export const PERFORMANCE_COLORS = ['green', 'yellow', 'red'] as const;
export type PerformanceColor = (typeof PERFORMANCE_COLORS)[number];

/** Kinds of further analysis that a subscriber may request. */
export const INFORMATION_REQUEST_TYPES = {
  additionalPerformances: 1,
  broadcastTracking: 2,
  competitionAnalysis: 3,
  channelContextAnalysis: 4,
  contentEvaluation: 5,
  additionalVideo: 6,
  other: 7,
} as const;
export type InformationRequestType =
  (typeof INFORMATION_REQUEST_TYPES)[keyof typeof INFORMATION_REQUEST_TYPES];
