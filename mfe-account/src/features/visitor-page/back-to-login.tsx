import { useTranslation } from 'react-i18next';
import { ROUTES } from '@airdex/shared-contracts/routes';
import type { ButtonLinkProps } from '@airdex/shared-ui/button';
import { PageLink } from './page-link.tsx';

/** The way to the sign-in page. Arriving there signs out whoever is signed in. */
export function BackToLogin({ variant = 'secondary' }: Pick<ButtonLinkProps, 'variant'>) {
  const { t } = useTranslation();
  return (
    <PageLink href={ROUTES.login} variant={variant}>
      {t('visitor.backToLogin')}
    </PageLink>
  );
}
