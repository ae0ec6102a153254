/** What a failed attempt to hand a mail over means. */
export interface SendProblem {
  /**
   * not-taken: the mail server surely has not got it; refused: it said so for good; unknown: it may have got it, as
   * the connection broke before it answered.
   */
  readonly kind: 'not-taken' | 'refused' | 'unknown';
  /** In short, for operators; holds no address and no secret. */
  readonly note: string;
}

/** Codes of the mail library for what happens before a mail is handed over. */
const BEFORE_HANDING_OVER: ReadonlySet<unknown> = new Set(['EDNS', 'EAUTH', 'ETLS', 'EENVELOPE']);
/** Its words for time-outs that come before it, too. */
const TIMEOUTS_BEFORE: ReadonlySet<unknown> = new Set([
  'CONNECT_TIMEOUT',
  'GREETING_TIMEOUT',
  'UPGRADE_TIMEOUT',
]);
/** Codes of certificates that were not accepted: nothing was said after that. */
const CERTIFICATE = /CERT|ALTNAME|SIGNATURE|ISSUER/;
const PERMANENT = 500;
const REFUSED = 400;

/** Reads the error of a mailer. What is not surely harmless counts as unknown. */
export function sendProblem(error: unknown): SendProblem {
  const { code, responseCode, syscall, timeoutType, originalCode, path } = propertiesOf(error);
  const note = [code, originalCode ?? timeoutType, responseCode]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ');
  const told = note === '' ? 'no reason given' : note;
  if (typeof responseCode === 'number' && responseCode >= REFUSED) {
    // Credentials that are refused are the installation's fault: they may be right later.
    const isForGood = responseCode >= PERMANENT && (code === 'EENVELOPE' || code === 'EMESSAGE');
    return { kind: isForGood ? 'refused' : 'not-taken', note: told };
  }
  const isBefore =
    BEFORE_HANDING_OVER.has(code) ||
    TIMEOUTS_BEFORE.has(timeoutType) ||
    syscall === 'connect' ||
    (typeof originalCode === 'string' && CERTIFICATE.test(originalCode)) ||
    // A file system's error: the outbox takes a mail whole or not at all.
    typeof path === 'string';
  return { kind: isBefore ? 'not-taken' : 'unknown', note: told };
}

/** Of whatever was thrown. */
function propertiesOf(error: unknown): Readonly<Record<string, unknown>> {
  return typeof error === 'object' && error !== null ? Object.fromEntries(Object.entries(error)) : {};
}
