import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCloseRequest } from '@airdex/shared-ui/close-request';
import { FOCUS_HOME } from '@airdex/shared-ui/error-state';
import { useServices } from '../../services/services-context.ts';
import { useCurrent } from '../../lib/current/use-current.ts';
import { keepInFrame } from '../../remotes/kept-frame/keep-in-frame.ts';
import { PlainScreen } from '../../remotes/screen/plain-screen.tsx';
import styles from './advanced-panel.module.css';

const PANEL_ID = 'advanced-panel';
const ENTRY_ID = 'advanced-search-entry';

/** Links the panel to the navigation entry that opens it, so that the focus can return to the entry. */
export const ENTRY_OF_PANEL = { id: ENTRY_ID, controls: PANEL_ID } as const;

/**
 * The open panel. It takes the focus and returns it to what opened it when it closes, or to the entry if that is gone.
 * Escape closes it.
 */
function OpenPanel() {
  const { t } = useTranslation();
  const { advancedPanel, host } = useServices();
  const panel = useRef<HTMLElement>(null);
  // On a narrow screen the panel covers the page.
  useCloseRequest(useCurrent(host.layout).isMobile, advancedPanel.close);

  useLayoutEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    const release = keepInFrame(element);
    const opener = document.activeElement as HTMLElement | null;
    if (!advancedPanel.isRestored()) element.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || !element.contains(event.target as Node)) return;
      // An open list in the panel closes first.
      if (element.querySelector('[aria-haspopup][aria-expanded="true"]') === null) advancedPanel.close();
    };
    // Captures the key first. Otherwise a tooltip, which the same focus has opened, would handle it.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      release();
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      if (!element.contains(document.activeElement)) return;
      const entry = document.getElementById(ENTRY_ID);
      // By then the page is no longer inert. What is gone does not take the focus.
      queueMicrotask(() => {
        for (const target of [opener, entry]) if (document.activeElement === document.body) target?.focus();
      });
    };
  }, [advancedPanel]);

  return (
    <aside
      ref={panel}
      id={PANEL_ID}
      className={styles.panel}
      {...FOCUS_HOME}
      aria-label={t('navigation.advancedSearch')}
    >
      <PlainScreen remote="mfe-search" exposed="./advanced-panel" />
    </aside>
  );
}

/** The filters of a search beside the page; on a narrow screen over it. */
export function AdvancedPanel() {
  const { advancedPanel } = useServices();
  return useCurrent(advancedPanel.isVisible) ? <OpenPanel /> : null;
}
