import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import type { Language } from '@airdex/shared-contracts/constants';

/** Texts and formats that facts need. */
export interface FactTexts {
  readonly t: TFunction;
  readonly language: Language;
}

export function useFactTexts(): FactTexts {
  const { t } = useTranslation();
  return { t, language: useLanguage() };
}
