import { useRef, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { failedAttempt, type FailedAttempt } from '../login-attempt.ts';

/** How the last attempt ended. `unknown`: no account has this address. */
export type RecoveryOutcome = { readonly kind: 'sent' | 'unknown' } | FailedAttempt;

export interface Recovery {
  readonly isSending: boolean;
  readonly outcome: RecoveryOutcome | null;
  send(email: string): void;
  /** Clears the last outcome, and that of an attempt under way: it does not apply to an edited address. */
  clear(): void;
}

/** Asks the server for a mail with a link to choose a new password. */
export function useRecovery(): Recovery {
  const { api } = useServices();
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<RecoveryOutcome | null>(null);
  const edits = useRef(0);

  async function send(email: string): Promise<void> {
    setSending(true);
    setOutcome(null);
    const editsBefore = edits.current;
    const next = await api
      .recoverPassword({ body: { email } })
      .then((isSent): RecoveryOutcome => ({ kind: isSent ? 'sent' : 'unknown' }), failedAttempt);
    if (edits.current === editsBefore) setOutcome(next);
    setSending(false);
  }
  const clear = () => {
    edits.current += 1;
    setOutcome(null);
  };
  return { isSending, outcome, send: (email) => void send(email), clear };
}
