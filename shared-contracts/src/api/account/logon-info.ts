import * as z from 'zod/mini';

/**
 * Claims of the token about its user. The browser decodes them to decide what to show; the server trusts them only with the
 * session of the token.
 */
export const logonInfoSchema = z.object({
  IdUser: z.int(),
  Username: z.string(),
  CompanyName: z.string(),
  /** 1 for Chinese, null for English: the user's own setting, not the language of the page. */
  IdLanguage: z.nullable(z.int()),
  PagesAuthorization: z.object({ HasNotaSelection: z.boolean() }),
  HasEvaluationAccess: z.boolean(),
  HasDailyUpdateAccess: z.boolean(),
  /** Whether the user may promote and roll back releases. Unset in tokens of earlier servers: no. */
  CanManageReleases: z.optional(z.boolean()),
});
export type LogonInfo = z.output<typeof logonInfoSchema>;

/** The claim of the token (a JWT) that contains the LogonInfo. */
export const LOGON_INFO_CLAIM = 'LogonInfo';

/** LogonInfo of a token, or null if the token is unreadable. Does not show whether the server accepts the token. */
export function logonInfoOfToken(token: string): LogonInfo | null {
  const payload = token.split('.')[1];
  if (payload === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (c) =>
      c.charCodeAt(0),
    );
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as Readonly<Record<string, unknown>>;
    const parsed = logonInfoSchema.safeParse(claims[LOGON_INFO_CLAIM]);
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
