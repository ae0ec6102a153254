import { useLayoutEffect, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '@airdex/shared-contracts/routes';
import { FOCUS_HOME } from '@airdex/shared-ui/error-state';
import { useLinkClick } from '@airdex/shared-ui/ui-provider';
import { Footer } from './footer/footer.tsx';
import { keepInFrame } from '../remotes/kept-frame/keep-in-frame.ts';
import { LanguageButtons } from '../components/language-buttons.tsx';
import { usePageArrival } from '../routing/use-page-arrival.ts';
import { Wordmark } from '../components/wordmark.tsx';
import styles from './bare-frame.module.css';

/** A page for visitors: the logo, the choice of language, and the page. */
export function BareFrame() {
  const { t } = useTranslation();
  const onClick = useLinkClick();
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => keepInFrame(main.current), []);
  usePageArrival(main);
  return (
    <div ref={keepInFrame} className={styles.frame}>
      <header ref={keepInFrame} className={styles.header}>
        <a href={ROUTES.home} className={styles.logo} aria-label={t('brand.home')} onClick={onClick}>
          <Wordmark />
        </a>
        <LanguageButtons />
      </header>
      <main ref={main} className={styles.main} {...FOCUS_HOME}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
