const DESCRIPTION = 'error_description="Replaced by another login"';

/** The header of a 401 whose token belongs to a session that another login of the user has ended. See RFC 6750. */
export const SESSION_REPLACED = {
  'WWW-Authenticate': `Bearer error="invalid_token", ${DESCRIPTION}`,
} as const;

export const isSessionReplaced = ({ headers }: Pick<Response, 'headers'>): boolean =>
  headers.get('WWW-Authenticate')?.includes(DESCRIPTION) ?? false;
