import type { Language } from '@airdex/shared-contracts/constants';

/** The month of a report, MM/YYYY, as dates are written in a language. */
export const reportMonth = (startMonth: string, language: Language): string =>
  language === 'ch' ? startMonth.split('/').reverse().join('/') : startMonth;
