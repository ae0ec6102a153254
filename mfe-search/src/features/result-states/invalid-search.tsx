import { useTranslation } from 'react-i18next';
import { MessageScreen } from '@airdex/shared-ui/message-screen';
import { ContactLine } from './contact-line.tsx';

/** There is nothing to search for: in place of results, and nothing is asked of the server. */
export function InvalidSearch() {
  const { t } = useTranslation();
  return (
    <MessageScreen illustration="invalid-search" title={t('invalid.title')} subtitle={t('invalid.subtitle')}>
      <ContactLine />
    </MessageScreen>
  );
}
