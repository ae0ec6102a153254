import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '@airdex/shared-contracts/routes';
import { OutsideLink } from '../../components/outside-link.tsx';
import { PrivacyLink } from '../../components/privacy-link.tsx';
import { useBranding } from '../../components/use-branding.ts';
import { Wordmark } from '../../components/wordmark.tsx';
import { LanguageButtons } from '../../components/language-buttons.tsx';
import { OfflineNotice } from '../../components/offline-notice.tsx';
import { useServices } from '../../services/services-context.ts';
import { LoginHero } from './login-hero.tsx';
import { addLoginTexts } from './login-texts.ts';
import { SignInOrRecover } from './sign-in-or-recover.tsx';
import styles from './login-page.module.css';

/** What the login page shows. */
export function LoginPage() {
  const { texts } = useServices();
  useState(() => addLoginTexts(texts));
  const { t } = useTranslation();
  const { contact } = useBranding();
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
        <footer className={styles.footer}>
          <span>
            {t('login.contact')}
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </span>
          <PrivacyLink>{t('footer.privacy')}</PrivacyLink>
        </footer>
      </div>
    </div>
  );
}
