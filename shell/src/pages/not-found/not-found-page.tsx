import { useTranslation } from 'react-i18next';
import { ROUTES } from '@airdex/shared-contracts/routes';
import { ButtonLink } from '@airdex/shared-ui/button';
import { MessageScreen } from '@airdex/shared-ui/message-screen';
import { useLinkClick } from '@airdex/shared-ui/ui-provider';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { useBranding } from '../../components/use-branding.ts';

/** The page for unknown paths. It sets its title itself, because exports have no frame that does. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const onClick = useLinkClick();
  const { contact } = useBranding();
  useDocumentTitle(t('title.notFound'));
  return (
    <MessageScreen
      illustration="not-found"
      headingLevel={1}
      title={t('notFound.title')}
      subtitle={t('notFound.text')}
    >
      <ButtonLink href={ROUTES.home} variant="primary" onClick={onClick}>
        {t('notFound.home')}
      </ButtonLink>
      <ButtonLink href={`mailto:${contact.email}`}>{t('notFound.contact')}</ButtonLink>
    </MessageScreen>
  );
}
