import { useTranslation } from 'react-i18next';
import { ROUTES } from '@airdex/shared-contracts/routes';
import { ButtonLink } from '@airdex/shared-ui/button';
import { MessageScreen } from '@airdex/shared-ui/message-screen';
import { useLinkClick } from '@airdex/shared-ui/ui-provider';

/** Says that a page comes with a later release. */
export function ToComePage() {
  const { t } = useTranslation();
  const onClick = useLinkClick();
  return (
    <MessageScreen illustration="no-results" headingLevel={1} title={t('toCome.title')}>
      <ButtonLink href={ROUTES.home} variant="primary" onClick={onClick}>
        {t('notFound.home')}
      </ButtonLink>
    </MessageScreen>
  );
}
