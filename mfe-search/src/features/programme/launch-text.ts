import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { formatDay, type Language } from '@airdex/shared-contracts/constants';

/** Launch day as far as it is known, or '-'. */
export function launchDay(
  { date, datePrecision }: Pick<ProgrammeLine, 'date' | 'datePrecision'>,
  language: Language,
): string {
  return date === null ? '-' : formatDay(date, language, datePrecision);
}

/** Country and channel in one line, as far as they are known. */
export function broadcasterText({ country, channel }: ProgrammeLine): string {
  return country === null ? channel : `${country} · ${channel}`;
}
