import { expect, test } from 'vitest';
import { isCertificateFailure, isTlsFailure, reasonOfFetch, tlsHint } from './fetch-failure.ts';

const failed = (cause: unknown) => new TypeError('fetch failed', { cause });
const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

test('the reason of a failed connection is never empty', () => {
  const refused = withCode('connect ECONNREFUSED ::1:8080', 'ECONNREFUSED');
  // A name with several addresses, as `localhost` often is.
  const both = Object.assign(new AggregateError([refused, refused], ''), { code: 'ECONNREFUSED' });
  expect(reasonOfFetch(failed(both))).toEqual({ code: 'ECONNREFUSED', message: refused.message });
  expect(reasonOfFetch(failed(withCode('', 'ECONNRESET'))).message).toBe('ECONNRESET');
  expect(reasonOfFetch(new DOMException('timed out', 'TimeoutError')).code).toBe('TimeoutError');
  expect(reasonOfFetch('down').message).toBe('down');
});

test.each([
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /NODE_EXTRA_CA_CERTS/],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', /NODE_EXTRA_CA_CERTS/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /another name/],
  ['CERT_HAS_EXPIRED', /expired/],
])('says what to do about the certificate: %s', (code, hint) => {
  expect(isCertificateFailure(code)).toBe(true);
  expect(tlsHint(code)).toMatch(hint);
});

test('a server without TLS is not a fault of its certificate', () => {
  const code = 'ERR_SSL_WRONG_VERSION_NUMBER';
  expect([isTlsFailure(code), isCertificateFailure(code)]).toEqual([true, false]);
  expect(tlsHint(code)).toMatch(/begins with http:/);
  expect(isTlsFailure('ECONNREFUSED')).toBe(false);
});
