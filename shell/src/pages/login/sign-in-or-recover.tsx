import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@airdex/shared-ui/button';
import { codeOnDemand, OnDemandState, useCodeOnDemand } from '@airdex/shared-ui/code-on-demand';
import { Notice } from '@airdex/shared-ui/notice';
import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { isStorageKept } from '../../lib/storage/is-storage-kept.ts';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { useOnDemandTexts } from '../../services/language/use-on-demand-texts.ts';
import { useServices } from '../../services/services-context.ts';
import type { SessionEnd } from '../../services/session/session.ts';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';

const RECOVERY = codeOnDemand(async () => (await import('./recovery/recovery-form.tsx')).RecoveryForm);

/** Why the user has to sign in again. */
const TEXTS_OF_ENDS = {
  'signed-out': undefined,
  refused: 'login.sessionEnded',
  replaced: 'login.sessionReplaced',
} as const satisfies Record<SessionEnd, string | undefined>;

/** The login form, or the form to recover a password. The login form keeps its values in the meantime. */
export function SignInOrRecover() {
  const { t } = useTranslation();
  const { session } = useServices();
  const texts = useOnDemandTexts();
  const textOfEnd = TEXTS_OF_ENDS[session.lastEnd() ?? 'signed-out'];
  // Otherwise each tab has its own session, which ends when the page is left.
  const [isSessionKept] = useState(() => isStorageKept(browserStorage(() => window.localStorage)));
  const { code: RecoveryForm, isFailed, load } = useCodeOnDemand(RECOVERY);
  const [isRecovering, setRecovering] = useState(false);
  const isRecoveryShown = isRecovering && RecoveryForm !== null;
  /** After a failure, the form must not open because the pointer passes. */
  const preload = () => {
    if (!isFailed) load();
  };
  useDocumentTitle(t(isRecoveryShown ? 'recovery.title' : 'title.login'));
  const forgotten = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current && !isRecoveryShown) forgotten.current?.focus();
    wasShown.current = isRecoveryShown;
  }, [isRecoveryShown]);
  return (
    <>
      <div className={styles.part} hidden={isRecoveryShown}>
        <h1 className={styles.title}>{t('login.title')}</h1>
        <p className={styles.subtitle}>{t('login.subtitle')}</p>
        {textOfEnd !== undefined && <Notice tone="info">{t(textOfEnd)}</Notice>}
        {!isSessionKept && <Notice tone="warning">{t('login.notKept')}</Notice>}
        <LoginForm />
        <Button
          ref={forgotten}
          variant="quiet"
          isWide
          isLoading={isRecovering && RecoveryForm === null && !isFailed}
          loadingLabel={t('onDemand.loading')}
          onHoverStart={preload}
          onFocus={preload}
          onPress={() => {
            load();
            setRecovering(true);
          }}
        >
          {t('login.forgotten')}
        </Button>
        {isRecovering && isFailed && <OnDemandState texts={texts} isFailed onRetry={load} />}
      </div>
      {isRecoveryShown && <RecoveryForm onReturn={() => setRecovering(false)} />}
    </>
  );
}
