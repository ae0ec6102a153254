import { useCallback, useLayoutEffect, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { FOCUS_HOME } from '@airdex/shared-ui/error-state';
import { AdvancedPanel } from './advanced-panel/advanced-panel.tsx';
import { useServices } from '../services/services-context.ts';
import { CookieNotice } from './cookie-notice/cookie-notice.tsx';
import { useCurrent } from '../lib/current/use-current.ts';
import { ExportsDock } from './exports-dock/exports-dock.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { keepInFrame } from '../remotes/kept-frame/keep-in-frame.ts';
import { useReportRestored } from '../remotes/kept-frame/use-report-restored.ts';
import { BottomBar } from './navigation/bottom-bar.tsx';
import { NavigationBar } from './navigation/navigation-bar.tsx';
import { OfflineNotice } from '../components/offline-notice.tsx';
import { usePreparedScreen } from '../remotes/index.ts';
import { ResultsSlot } from './results-slot/results-slot.tsx';
import { usePageArrival } from '../routing/use-page-arrival.ts';
import { useFocusOverLayouts } from './use-focus-over-layouts.ts';
import styles from './standard-frame.module.css';

const CONTENT_ID = 'content';

/** Header, navigation, page and footer. The page, or the results shown instead, has the only scroller. */
export function StandardFrame() {
  const { t } = useTranslation();
  const { host, resultsDisplay, advancedPanel } = useServices();
  const { isMobile } = useCurrent(host.layout);
  const isCovered = useCurrent(advancedPanel.isVisible) && isMobile;
  const areResultsShown = useCurrent(resultsDisplay.shownBy) !== null;
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => keepInFrame(main.current), []);
  useReportRestored(host.telemetry);
  usePageArrival(main, isCovered);
  useFocusOverLayouts(main);
  const focusOnPage = useCallback(() => main.current, []);
  // Every search starts from this frame.
  usePreparedScreen('mfe-search', './results');
  return (
    <div ref={keepInFrame} className={styles.frame}>
      <a
        className={styles.skip}
        href={`#${CONTENT_ID}`}
        onClick={(event) => {
          // Moves only the focus: a new history entry would have no state of its own.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t('skipToContent')}
      </a>
      <Header />
      <OfflineNotice />
      <div ref={keepInFrame} className={styles.body}>
        {!isMobile && <NavigationBar />}
        <AdvancedPanel />
        <div ref={keepInFrame} className={styles.scroller} inert={isCovered}>
          <main ref={main} id={CONTENT_ID} className={styles.main} {...FOCUS_HOME}>
            {areResultsShown && <ResultsSlot />}
            <div ref={keepInFrame} hidden={areResultsShown}>
              <Outlet />
            </div>
          </main>
          {!areResultsShown && <Footer />}
        </div>
      </div>
      <ExportsDock backTo={focusOnPage} />
      <CookieNotice backTo={focusOnPage} />
      {isMobile && <BottomBar />}
    </div>
  );
}
