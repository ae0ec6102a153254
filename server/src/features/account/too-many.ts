import type { Language } from '@airdex/shared-contracts/constants';
import { HttpError } from '../../http/http-error.ts';
import { ACCOUNT_MESSAGES } from './account-messages.ts';

interface TooMany {
  /** Seconds to wait. */
  readonly wait: number;
  readonly language: Language;
  readonly message?: 'tooManyAttempts' | 'tooManyRequests';
  /** Further properties of the body. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** 429, with the time to wait. */
export function tooMany({ wait, language, message = 'tooManyRequests', extra = {} }: TooMany): HttpError {
  return new HttpError('too-many-requests', ACCOUNT_MESSAGES[message][language], {
    headers: { 'Retry-After': String(wait) },
    extra,
  });
}
