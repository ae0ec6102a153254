import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { Button } from '@airdex/shared-ui/button';
import { Notice } from '@airdex/shared-ui/notice';
import { useServices } from '../../services/services-context.ts';
import { useCurrent } from '../../lib/current/use-current.ts';
import { PrivacyLink } from '../../components/privacy-link.tsx';

const ACCEPTED = 'true';

/** Asks once, in this browser, to accept cookies. Part of the frame for signed-in users. */
export function CookieNotice() {
  const { t } = useTranslation();
  const { host, localStorage } = useServices();
  const { isMobile } = useCurrent(host.layout);
  const isStored = () => localStorage.read(LOCAL_STORAGE_KEYS.cookiesAccepted) === ACCEPTED;
  const [isAccepted, setAccepted] = useState(isStored);
  const readAgain = useEffectEvent(() => setAccepted(isStored));
  useEffect(() => {
    // Another window has changed it.
    window.addEventListener('storage', readAgain);
    return () => window.removeEventListener('storage', readAgain);
  }, []);
  if (isAccepted) return null;
  const accept = () => {
    localStorage.write(LOCAL_STORAGE_KEYS.cookiesAccepted, ACCEPTED);
    setAccepted(true);
  };
  return (
    <Notice
      // On a narrow screen it must not cover the bottom bar.
      placement={isMobile ? 'strip' : 'bottom'}
      tone="neutral"
      regionLabel={t('cookies.label')}
      actions={
        <Button variant="primary" onPress={accept}>
          {t('cookies.accept')}
        </Button>
      }
    >
      {t('cookies.text')} <PrivacyLink>{t('cookies.privacy')}</PrivacyLink>
    </Notice>
  );
}
