import { useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { failedAttempt, type FailedAttempt } from '../login-attempt.ts';

/** How the last attempt ended. `unknown`: no account has this address. */
export type RecoveryOutcome = { readonly kind: 'sent' | 'unknown' } | FailedAttempt;

export interface Recovery {
  readonly isSending: boolean;
  readonly outcome: RecoveryOutcome | null;
  send(email: string): void;
  /** Clears the last outcome. */
  clear(): void;
}

/** Asks the server for a mail with a link to choose a new password. */
export function useRecovery(): Recovery {
  const { api } = useServices();
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<RecoveryOutcome | null>(null);

  async function send(email: string): Promise<void> {
    setSending(true);
    setOutcome(null);
    try {
      const isSent = await api.recoverPassword({ body: { email } });
      setOutcome({ kind: isSent ? 'sent' : 'unknown' });
    } catch (error) {
      setOutcome(failedAttempt(error));
    }
    setSending(false);
  }
  return { isSending, outcome, send: (email) => void send(email), clear: () => setOutcome(null) };
}
