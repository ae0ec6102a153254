/** The meaning of a failed attempt to pass a mail on. */
export interface SendProblem {
  /**
   * not-taken: the mail server certainly does not have it; refused: it rejected it permanently; unknown: it may have
   * it, because the connection broke before it responded.
   */
  readonly kind: 'not-taken' | 'refused' | 'unknown';
  /** A short text for operators; contains no address and no secret. */
  readonly note: string;
}

/** Codes of the mail library for failures before a mail is passed on. */
const BEFORE_HANDING_OVER: ReadonlySet<unknown> = new Set(['EDNS', 'EAUTH', 'ETLS', 'EENVELOPE']);
/** Its messages for time-outs before that, too. */
const TIMEOUTS_BEFORE: ReadonlySet<unknown> = new Set([
  'CONNECT_TIMEOUT',
  'GREETING_TIMEOUT',
  'UPGRADE_TIMEOUT',
]);
/** Codes of rejected certificates: nothing was sent. */
const CERTIFICATE = /CERT|ALTNAME|SIGNATURE|ISSUER/;
/** The command that names the sender. */
const SENDER = 'MAIL FROM';
const PERMANENT = 500;
const REFUSED = 400;

/** Classifies the error of a mailer. Counts as unknown unless the mail was certainly not accepted. */
export function sendProblem(error: unknown): SendProblem {
  const { code, command, responseCode, syscall, timeoutType, originalCode, path } = propertiesOf(error);
  const note = [code, originalCode ?? timeoutType, responseCode]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ');
  const reason = note === '' ? 'no reason given' : note;
  if (typeof responseCode === 'number' && responseCode >= REFUSED) {
    // Rejected credentials or senders are a fault of the installation, which may be corrected later.
    const isOfMail = code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== SENDER);
    const isPermanent = responseCode >= PERMANENT && isOfMail;
    return { kind: isPermanent ? 'refused' : 'not-taken', note: reason };
  }
  const isBefore =
    BEFORE_HANDING_OVER.has(code) ||
    TIMEOUTS_BEFORE.has(timeoutType) ||
    syscall === 'connect' ||
    (typeof originalCode === 'string' && CERTIFICATE.test(originalCode)) ||
    // A file system error: the outbox stores a mail completely or not at all.
    typeof path === 'string';
  return { kind: isBefore ? 'not-taken' : 'unknown', note: reason };
}

/** Of any thrown value. */
function propertiesOf(error: unknown): Readonly<Record<string, unknown>> {
  return typeof error === 'object' && error !== null ? Object.fromEntries(Object.entries(error)) : {};
}
