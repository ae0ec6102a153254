/** Why `fetch` failed: the code of the error, or its name, and a text that is never empty. */
export interface FetchFailure {
  readonly code: string;
  readonly message: string;
}

/** The certificate is not trusted because its authority is unknown, or the server does not send an intermediate one. */
const UNKNOWN_AUTHORITY = /^(UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_)/;

/**
 * Why `fetch` rejected. The reason is in the cause of its error; if a name has several addresses, it is a list with one
 * for each.
 */
export function reasonOfFetch(failure: unknown): FetchFailure {
  const { cause = failure } = (failure ?? {}) as { readonly cause?: unknown };
  const [reason = cause] = cause instanceof AggregateError ? (cause.errors as unknown[]) : [cause];
  if (!(reason instanceof Error)) return { code: '', message: String(reason) };
  // Errors of the browser's kind, such as a timeout, have numbers as codes.
  const { code: given } = reason as { readonly code?: unknown };
  const code = typeof given === 'string' ? given : reason.name;
  return { code, message: reason.message === '' ? code : reason.message };
}

export const isCertificateFailure = (code: string): boolean =>
  code.includes('CERT') || UNKNOWN_AUTHORITY.test(code);

export const isTlsFailure = (code: string): boolean =>
  isCertificateFailure(code) || /SSL|TLS|EPROTO/.test(code);

/** What to do about a failed `https` connection. */
export function tlsHint(code: string): string {
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return 'The certificate is for another name. Use the address that it was issued for.';
  if (code === 'CERT_HAS_EXPIRED') return 'The certificate has expired. Renew it on the server.';
  return isCertificateFailure(code)
    ? 'This machine does not trust the certificate. If your own authority issued it, set NODE_EXTRA_CA_CERTS to the file of that authority. Otherwise, check that the server sends the intermediate certificates.'
    : 'Check that the server uses https on this port. If it does not, use an address that begins with http://.';
}
