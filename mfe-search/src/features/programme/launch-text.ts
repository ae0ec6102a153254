import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { formatDay, type Language } from '@airdex/shared-contracts/constants';

/** Launch day as far as it is known, or '-'. */
export function launchDay(
  { date, datePrecision }: Pick<ProgrammeLine, 'date' | 'datePrecision'>,
  language: Language,
): string {
  return date === null ? '-' : formatDay(date, language, datePrecision);
}
