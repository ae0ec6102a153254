import { useRef, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { attemptLogin, type Credentials, type LoginOutcome } from './login-attempt.ts';

/** State of the form. `outcome` is that of the last attempt, until a field is edited. */
export interface Login {
  readonly isSubmitting: boolean;
  readonly outcome: Exclude<LoginOutcome, { kind: 'token' }> | null;
  submit(credentials: Credentials, options?: { readonly forceLogin: boolean }): void;
  /** Clears the last outcome, and that of an attempt under way: it does not apply to edited credentials. */
  clear(): void;
}

/** Signs in. Subscribers of the session react to a success. */
export function useLogin(): Login {
  const { api, signIn } = useServices();
  const [isSubmitting, setSubmitting] = useState(false);
  const [outcome, setOutcome] = useState<Login['outcome']>(null);
  // From the click until the attempt has failed: a button can be clicked again while its dialog fades out.
  const isUnderWay = useRef(false);
  const edits = useRef(0);

  async function submit(credentials: Credentials, { forceLogin = false } = {}): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSubmitting(true);
    setOutcome(null);
    const editsBefore = edits.current;
    const next = await attemptLogin(api, credentials, forceLogin);
    setSubmitting(false);
    if (next.kind === 'token' && signIn(next.token)) return;
    isUnderWay.current = false;
    if (edits.current !== editsBefore) return;
    setOutcome(next.kind === 'token' ? { kind: 'failed' } : next);
  }

  return {
    isSubmitting,
    outcome,
    submit: (credentials, options) => void submit(credentials, options),
    clear: () => {
      edits.current += 1;
      setOutcome(null);
    },
  };
}
