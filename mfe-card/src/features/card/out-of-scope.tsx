import { useTranslation } from 'react-i18next';
import { MessageScreen } from '@airdex/shared-ui/message-screen';
import { ContactTeam } from '../contact-team/contact-team.tsx';

/** Says that a programme is outside the subscription, with a way to contact the team. */
export function OutOfScope() {
  const { t } = useTranslation();
  return (
    <MessageScreen illustration="out-of-scope" title={t('outOfScope.title')} headingLevel={1}>
      <p>
        <ContactTeam text={t('outOfScope.subtitle')} />
      </p>
    </MessageScreen>
  );
}
