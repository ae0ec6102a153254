/** What may be logged of a mail that was not sent: the mail server's own words could hold addresses. */
export function mailFailure(error: unknown): { readonly code: string; readonly response: number | null } {
  if (typeof error !== 'object' || error === null) return { code: 'unknown', response: null };
  return {
    code: 'code' in error && typeof error.code === 'string' ? error.code : 'unknown',
    response: 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null,
  };
}
