import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@airdex/shared-ui/button';
import { Notice } from '@airdex/shared-ui/notice';
import { useServices } from '../services/services-context.ts';
import { useCurrent } from '../lib/current/use-current.ts';
import type { ReleaseHealth } from './release-health.ts';
import styles from './page-notices.module.css';
import { UPDATES_NAMESPACE } from './update-texts.ts';
import { UnsavedQuestion } from './unsaved-question.tsx';
import { useNoticesFoot } from './use-notices-foot.ts';
import { reloadPage, useSafeUpdate } from './use-safe-update.ts';
import type { Reload } from './use-safe-update.ts';

export interface PageNoticesProps {
  readonly watch: ReleaseHealth;
  readonly reload?: Reload;
}

/** Before a notice disappears with the focus. */
const focusPage = () => document.querySelector('main')?.focus({ preventScroll: true });

/**
 * Notices about the version of the page: another one is ready, or a part is shown in an earlier version. They are
 * announced, but cover nothing and never take the focus.
 */
export function PageNotices({ watch, reload = reloadPage }: PageNoticesProps) {
  const { t } = useTranslation(UPDATES_NAMESPACE);
  const offered = useCurrent(watch.offer.offered);
  const isLeaving = useCurrent(watch.isLeaving);
  const hasFallback = useCurrent(watch.hasFallback);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [isFallbackDismissed, setFallbackDismissed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { unsavedWork, hasTypedText } = useServices();
  useSafeUpdate({ offered, check: watch.offer.check }, reload);
  const foot = useNoticesFoot();
  const load = () => {
    if (unsavedWork.isAny.get() || hasTypedText()) setAsking(true);
    else reload();
  };
  const discard = () => {
    // Otherwise the browser would ask again.
    unsavedWork.discard();
    setAsking(false);
    reload();
  };
  return (
    <div ref={foot} className={styles.notices}>
      {hasFallback && !isFallbackDismissed && (
        <Notice
          tone="neutral"
          onDismiss={() => {
            focusPage();
            setFallbackDismissed(true);
          }}
          dismissLabel={t('close')}
        >
          {t('earlier')}
        </Notice>
      )}
      {offered !== null && offered !== dismissed && (
        <Notice
          tone={isLeaving ? 'warning' : 'info'}
          actions={<Button onPress={load}>{t('update')}</Button>}
          onDismiss={() => {
            focusPage();
            setDismissed(offered);
          }}
          dismissLabel={t('close')}
        >
          {t(isLeaving ? 'better' : 'newer')}
        </Notice>
      )}
      {isAsking && <UnsavedQuestion onDiscard={discard} onKeep={() => setAsking(false)} />}
    </div>
  );
}
