import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackToLogin } from '../visitor-page/back-to-login.tsx';
import { VisitorOutcome } from '../visitor-page/visitor-outcome.tsx';
import { VisitorPage } from '../visitor-page/visitor-page.tsx';
import { TrialForm } from './trial-form.tsx';

/** Asks the provider for a free trial: the form, then success. */
export function FreeTrialScreen() {
  const { t } = useTranslation();
  const [isSent, setSent] = useState(false);
  if (isSent)
    return (
      <VisitorOutcome tone="success" title={t('freeTrial.sent')} text={t('freeTrial.sentHint')}>
        <BackToLogin variant="primary" />
      </VisitorOutcome>
    );
  return (
    <VisitorPage title={t('freeTrial.title')} lead={t('freeTrial.lead')} isWide>
      <TrialForm
        onSent={() => {
          setSent(true);
        }}
      />
    </VisitorPage>
  );
}
