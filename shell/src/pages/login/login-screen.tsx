import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOnDemand, OnDemandState, useCodeOnDemand } from '@airdex/shared-ui/code-on-demand';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { useOnDemandTexts } from '../../services/language/use-on-demand-texts.ts';
import { useSessionOfLogin } from './use-session-of-login.ts';

const PAGE = codeOnDemand(async () => (await import('./login-page.tsx')).LoginPage);

/** Loads the login page, for visitors at once and for signed-in users when the browser is idle. */
export function prepareLogin(): void {
  // Opening the page loads it again.
  PAGE.load().catch(() => undefined);
}

/**
 * The login page. Signed-in users do not need it at the start, so it loads separately. Until then, visitors see the
 * login page of the document.
 */
export function LoginScreen() {
  const { t } = useTranslation();
  const texts = useOnDemandTexts();
  const { code: LoginPage, isFailed, load } = useCodeOnDemand(PAGE);
  useSessionOfLogin();
  useEffect(load, [load]);
  useDocumentTitle(t('title.login'));
  if (LoginPage !== null) return <LoginPage />;
  return <OnDemandState texts={texts} isFailed={isFailed} onRetry={load} />;
}
