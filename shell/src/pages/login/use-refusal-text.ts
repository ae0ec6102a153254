import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoginOutcome } from './login-attempt.ts';
import type { RecoveryOutcome } from './recovery/use-recovery.ts';

/**
 * The server's reason for refusing an attempt, which is in the language that the page had then. Null without a reason,
 * and after a switch of the language.
 */
export function useRefusalText(outcome: LoginOutcome | RecoveryOutcome | null): string | null {
  const { language } = useTranslation().i18n;
  const [refusal, setRefusal] = useState({ outcome, language });
  if (refusal.outcome !== outcome) setRefusal({ outcome, language });
  return outcome?.kind === 'refused' && refusal.language === language ? outcome.message : null;
}
