import { useTranslation } from 'react-i18next';
import { MessageScreen } from '@airdex/shared-ui/message-screen';
import { ContactLine } from './contact-line.tsx';

/** The search ran and found nothing. */
export function NoResults() {
  const { t } = useTranslation();
  return (
    <MessageScreen illustration="no-results" title={t('noResults.title')} subtitle={t('noResults.subtitle')}>
      <ContactLine />
    </MessageScreen>
  );
}
