import { useTranslation } from 'react-i18next';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import { formatDay, today } from '@airdex/shared-contracts/constants';

/** The footer of printed pages: the user's company and the day. */
export function usePageFooter(): string {
  const { t } = useTranslation();
  const { session } = useHost();
  const day = formatDay(today(), useLanguage());
  return t('print.footer', { company: session.get()?.CompanyName ?? '', day });
}
