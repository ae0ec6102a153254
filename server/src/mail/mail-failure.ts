/** What may be logged of a mail that was not sent: the mail server's own words could hold addresses. */
export function mailFailure(error: unknown): { readonly code: string; readonly response: number | null } {
  if (!(error instanceof Error)) return { code: 'unknown', response: null };
  return {
    code: 'code' in error && typeof error.code === 'string' ? error.code : error.name,
    response: 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null,
  };
}
