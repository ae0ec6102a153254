import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { formatDay } from '@airdex/shared-contracts/constants';
import type { FactTexts } from './fact-texts.ts';

type Dated = Pick<ProgrammeLine, 'date' | 'datePrecision'> & { readonly isDatePreview?: boolean | undefined };

/** The launch date of a programme, marked if it is still to come; null if it is unknown. */
export function dayText({ date, datePrecision, isDatePreview }: Dated, { t, language }: FactTexts) {
  if (date === null) return null;
  const day = formatDay(date, language, datePrecision);
  return isDatePreview ? `${day} · ${t('upcoming')}` : day;
}
