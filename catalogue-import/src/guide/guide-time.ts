import type { RepairReason } from '../report/reasons.ts';

export interface GuideTime {
  /** The clock time as written, as if it were UTC: milliseconds since 1970. */
  readonly wall: number;
  /** Minutes east of UTC; null if the guide does not give it. */
  readonly offset: number | null;
  readonly repair: RepairReason | null;
}

/** Zone names that mean the same offset in all XMLTV guides. CST and IST mean several and are absent. */
const ZONES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    UTC: 0,
    GMT: 0,
    Z: 0,
    WET: 0,
    BST: 60,
    WEST: 60,
    CET: 60,
    CEST: 120,
    EET: 120,
    EEST: 180,
    MSK: 180,
    HKT: 480,
    JST: 540,
    KST: 540,
    AEST: 600,
    AEDT: 660,
    EST: -300,
    EDT: -240,
    MST: -420,
    PST: -480,
    PDT: -420,
  }),
);

/**
 * Reads an XMLTV time: `YYYYMMDDhhmmss`, optionally truncated down to the day, and an offset as `+0100`,
 * `0100` or a zone's name, or none. Null if it is not a time.
 */
export function guideTime(text: string | null | undefined): GuideTime | null {
  const matched = /^\s*(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)?)?(\d\d)?\s*(\S.*?)?\s*$/.exec(text ?? '');
  if (!matched) return null;
  const [year, month, day, hours, minutes, seconds] = matched.slice(1, 7).map((part) => Number(part ?? 0));
  if (year === undefined || month === undefined || day === undefined) return null;
  const wall = Date.UTC(year, month - 1, day, hours, minutes, seconds);
  const written = new Date(wall);
  const exists = written.getUTCMonth() === month - 1 && written.getUTCDate() === day;
  if (!exists || (hours ?? 0) > 23 || (minutes ?? 0) > 59 || (seconds ?? 0) > 59) return null;
  return { wall, ...zoneOf(matched[7]) };
}

function zoneOf(zone: string | undefined): Pick<GuideTime, 'offset' | 'repair'> {
  if (zone === undefined) return { offset: null, repair: 'offsetMissing' };
  const numeric = /^([+-]?)(\d\d):?(\d\d)$/.exec(zone);
  if (numeric) {
    const minutes = Number(numeric[2]) * 60 + Number(numeric[3]);
    const offset = numeric[1] === '-' ? -minutes : minutes;
    return { offset, repair: numeric[1] === '' ? 'offsetUnsigned' : null };
  }
  const named = ZONES.get(zone.toUpperCase());
  return named === undefined
    ? { offset: null, repair: 'offsetUnknown' }
    : { offset: named, repair: 'offsetName' };
}
