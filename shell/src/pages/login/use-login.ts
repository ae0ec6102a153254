import { useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { attemptLogin, type Credentials, type LoginOutcome } from './login-attempt.ts';

/** State of the form. `outcome` is that of the last attempt, until a field is edited. */
export interface Login {
  readonly isSubmitting: boolean;
  readonly outcome: Exclude<LoginOutcome, { kind: 'token' }> | null;
  submit(credentials: Credentials, options?: { readonly forceLogin: boolean }): void;
  /** Clears the last outcome. */
  clear(): void;
}

/** Signs in. Subscribers of the session react to a success. */
export function useLogin(): Login {
  const { api, signIn } = useServices();
  const [isSubmitting, setSubmitting] = useState(false);
  const [outcome, setOutcome] = useState<Login['outcome']>(null);

  async function submit(credentials: Credentials, { forceLogin = false } = {}): Promise<void> {
    setSubmitting(true);
    setOutcome(null);
    const next = await attemptLogin(api, credentials, forceLogin);
    setSubmitting(false);
    if (next.kind !== 'token') setOutcome(next);
    else if (!signIn(next.token)) setOutcome({ kind: 'failed' });
  }

  return {
    isSubmitting,
    outcome,
    submit: (credentials, options) => void submit(credentials, options),
    clear: () => setOutcome(null),
  };
}
