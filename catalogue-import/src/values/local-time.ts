import { DateTime, IANAZone } from 'luxon';

export interface LocalMoment {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:MM. */
  readonly time: string;
}

/** The parts of ECMA-402's locale information that TypeScript's library does not declare yet. */
interface LocaleWithZones extends Intl.Locale {
  getTimeZones?(): string[] | undefined;
}

const zonesByCountry = new Map<string, readonly IANAZone[]>();

function zonesOf(countryCode: string): readonly IANAZone[] {
  const known = zonesByCountry.get(countryCode);
  if (known) return known;
  const region: LocaleWithZones = new Intl.Locale(`und-${countryCode}`);
  const zones = (region.getTimeZones?.() ?? []).map((name) => IANAZone.create(name));
  zonesByCountry.set(countryCode, zones);
  return zones;
}

/** Offsets in minutes of a country's clocks at a moment (milliseconds since 1970); empty if unknown. */
export function offsetsInCountry(countryCode: string, moment: number): ReadonlySet<number> {
  // China's broadcasters use Beijing time all over the country.
  const zones = countryCode === 'CN' ? [IANAZone.create('Asia/Shanghai')] : zonesOf(countryCode);
  return new Set(zones.map((zone) => zone.offset(moment)));
}

/** The clock of a place with a known offset, in minutes. */
export function momentAt(moment: number, offset: number): LocalMoment {
  const shifted = new Date(moment + offset * 60_000).toISOString();
  return { date: shifted.slice(0, 10), time: shifted.slice(11, 16) };
}

/** The moment in a country if all its clocks agree; otherwise null. */
export function momentInCountry(moment: number, countryCode: string): LocalMoment | null {
  const [offset, ...others] = offsetsInCountry(countryCode, moment);
  return offset === undefined || others.length > 0 ? null : momentAt(moment, offset);
}

/** The date (YYYY-MM-DD) in a country if it is the same on all its clocks; otherwise null. */
export function dateInCountry(moment: number, countryCode: string): string | null {
  const offsets = [...offsetsInCountry(countryCode, moment)];
  const [date, ...others] = new Set(offsets.map((offset) => momentAt(moment, offset).date));
  return date === undefined || others.length > 0 ? null : date;
}

/** Milliseconds since 1970 of an ISO timestamp with an offset; null for anything else. */
export function instantOf(text: string | null | undefined): number | null {
  if (!text || !/[zZ]|[+-]\d\d:?\d\d$/.test(text)) return null;
  const parsed = DateTime.fromISO(text);
  return parsed.isValid ? parsed.toMillis() : null;
}
