import { HttpError, type LocalisedMessage } from './http-error.ts';

const LATER = {
  en: 'Too many requests. Please try again later.',
  ch: '请求过于频繁，请稍后再试。',
} as const satisfies LocalisedMessage;

interface TooManyRequests {
  readonly message?: string | LocalisedMessage;
  /** Further properties of the body. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** The error (429) that says in how many seconds to try again. */
export function tooManyRequests(
  seconds: number,
  { message = LATER, extra = {} }: TooManyRequests = {},
): HttpError {
  return new HttpError('too-many-requests', message, { headers: { 'Retry-After': String(seconds) }, extra });
}
