import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '@airdex/shared-contracts/routes';
import { useServices } from '../../services/services-context.ts';
import { useCurrent } from '../../lib/current/use-current.ts';
import { OutsideLink } from '../../components/outside-link.tsx';
import { PrivacyLink } from '../../components/privacy-link.tsx';
import { useBranding } from '../../components/use-branding.ts';
import { Wordmark } from '../../components/wordmark.tsx';
import { LanguageButtons } from '../../components/language-buttons.tsx';
import { OfflineNotice } from '../../components/offline-notice.tsx';
import { LoginHero } from './login-hero.tsx';
import { SignInOrRecover } from './sign-in-or-recover.tsx';
import styles from './login-page.module.css';

/** Signs out users who open this page signed in, and redirects users who sign in to the page they requested. */
function useSessionOfLogin(): void {
  const { session, signOut, requestedLocation, navigation } = useServices();
  const user = useCurrent(session.user);
  const isArrival = useRef(true);
  useEffect(() => {
    const wasArrival = isArrival.current;
    isArrival.current = false;
    if (user === null) return;
    if (wasArrival) {
      requestedLocation.forget();
      void signOut();
    } else {
      navigation.go(requestedLocation.take(), { replace: true });
    }
  }, [user, signOut, requestedLocation, navigation]);
}

/** The login page. */
export function LoginPage() {
  const { t } = useTranslation();
  const { contact } = useBranding();
  useSessionOfLogin();
  const title = t('title.login');
  useEffect(() => {
    document.title = t('document.titled', { title });
  }, [t, title]);
  return (
    <div className={styles.page}>
      <LoginHero />
      <div className={styles.side}>
        <OfflineNotice />
        <header className={styles.header}>
          <Wordmark />
          <LanguageButtons />
        </header>
        <main className={styles.main}>
          <div className={styles.card}>
            <SignInOrRecover />
            <p className={styles.trial}>
              {t('login.noAccount')} <OutsideLink href={ROUTES.freeTrial}>{t('login.freeTrial')}</OutsideLink>
            </p>
          </div>
        </main>
        <footer className={styles.footer} aria-label={t('footer.label')}>
          <span>
            {t('footer.contact')}: <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </span>
          <PrivacyLink>{t('footer.privacy')}</PrivacyLink>
        </footer>
      </div>
    </div>
  );
}
