import { ApiFailure, type ApiClient } from '@airdex/shared-contracts/api';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/**
 * Result of an attempt to sign in.
 * - elsewhere: the same credentials are in use; signing in anyway closes the other session.
 * - refused: with the server's reason, if it gave one, and the HTTP status of a failed call. 401 or none: the
 *   credentials are wrong.
 * - unreachable: no response. failed: an unusable response.
 */
export type LoginOutcome =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'elsewhere' }
  | FailedAttempt;

export type FailedAttempt =
  | { readonly kind: 'refused'; readonly message: string | null; readonly status: number | null }
  | { readonly kind: 'unreachable' | 'failed' };

/** Why a call of the sign-in page failed. */
export function failedAttempt(error: unknown): FailedAttempt {
  if (!(error instanceof ApiFailure)) return { kind: 'failed' };
  if (error.kind === 'unreachable' || error.kind === 'timeout') return { kind: 'unreachable' };
  const isOurFault = error.kind === 'unreadable' || (error.status ?? 0) >= 500;
  return isOurFault
    ? { kind: 'failed' }
    : { kind: 'refused', message: error.body?.message ?? null, status: error.status ?? null };
}

/** Tries to sign in. Never rejects. */
export async function attemptLogin(
  api: ApiClient,
  credentials: Credentials,
  forceLogin: boolean,
): Promise<LoginOutcome> {
  try {
    const answer = await api.authenticate({ body: { ...credentials, forceLogin } });
    if (answer.token !== null) return { kind: 'token', token: answer.token };
    return answer.isAlreadyLoggedIn
      ? { kind: 'elsewhere' }
      : { kind: 'refused', message: answer.message, status: null };
  } catch (error) {
    return failedAttempt(error);
  }
}
