import { useTranslation } from 'react-i18next';
import { Button } from '@airdex/shared-ui/button';
import { Notice } from '@airdex/shared-ui/notice';
import { useServices } from '../../services/services-context.ts';
import { useCurrent } from '../../lib/current/use-current.ts';
import { PrivacyLink } from '../../components/privacy-link.tsx';

interface Props {
  /** What takes the focus once the cookies are accepted. */
  readonly backTo: () => HTMLElement | null;
}

/** Asks once, in this browser, to accept cookies. Part of the frame for signed-in users. */
export function CookieNotice({ backTo }: Props) {
  const { t } = useTranslation();
  const { host, cookiesAccepted } = useServices();
  const { isMobile } = useCurrent(host.layout);
  if (useCurrent(cookiesAccepted)) return null;
  return (
    <Notice
      // On a narrow screen it must not cover the bottom bar.
      placement={isMobile ? 'strip' : 'bottom'}
      tone="neutral"
      regionLabel={t('cookies.label')}
      actions={
        <Button
          variant="primary"
          onPress={() => {
            backTo()?.focus({ preventScroll: true });
            cookiesAccepted.set(true);
          }}
        >
          {t('cookies.accept')}
        </Button>
      }
    >
      {t('cookies.text')} <PrivacyLink>{t('footer.privacy')}</PrivacyLink>
    </Notice>
  );
}
