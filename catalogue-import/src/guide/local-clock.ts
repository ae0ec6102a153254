import {
  dateInCountry,
  momentAt,
  momentInCountry,
  offsetsInCountry,
  type LocalMoment,
} from '../values/local-time.ts';
import { momentOf, type Airing } from './airing.ts';

export interface LocalAiring {
  readonly date: string;
  /** HH:MM; null if only UTC is known. */
  readonly time: string | null;
}

/**
 * Date and time of an airing on its channel's own clock:
 *
 * 1. what the guide itself calls local;
 * 2. the time as written, if it has no offset;
 * 3. the clock of the channel's country, if all its zones agree;
 * 4. the time as written, if its offset is one of the country's, or the country is unknown and it is not UTC;
 * 5. for UTC, the one other offset that the same guide uses (`homeOffset`);
 * 6. otherwise only the date, because guides converted to UTC don't contain the local hour: the day on which the
 *    country's zones agree, else the date as written.
 */
export function localAiring(airing: Airing, country: string | null, homeOffset: number | null): LocalAiring {
  if (airing.local) return airing.local;
  const asWritten = momentAt(airing.wall, 0);
  if (airing.offset === null) return asWritten;
  const moment = momentOf(airing);
  const inCountry = country === null ? null : momentInCountry(moment, country);
  if (inCountry) return noting(airing, inCountry, asWritten);
  const offsets = country === null ? null : offsetsInCountry(country, moment);
  if (airing.offset !== 0 ? offsets?.has(airing.offset) !== false : offsets?.has(0)) return asWritten;
  if (airing.offset === 0 && homeOffset !== null)
    return noting(airing, momentAt(moment, homeOffset), asWritten);
  airing.outcome.repair('timeUnknown');
  const agreed = country === null ? null : dateInCountry(moment, country);
  return { date: agreed ?? asWritten.date, time: null };
}

function noting(airing: Airing, local: LocalMoment, asWritten: LocalMoment): LocalMoment {
  if (airing.offset === 0 && local.time !== asWritten.time) airing.outcome.repair('offsetUtc');
  return local;
}
