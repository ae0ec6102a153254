import * as z from 'zod/mini';

/** Maximum number of characters that mail servers accept (RFC 5321). */
const ADDRESS_LENGTH_MAX = 254;

/**
 * The pattern of `<input type="email">`, with a top-level domain and without misplaced dots before the @. Zod's own
 * refuses characters such as & and internationalised top-level domains.
 */
const ADDRESS =
  /^[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z][a-zA-Z0-9-]{0,61}[a-zA-Z0-9]$/;

/** An email address in the usual form, in any case. */
export const emailSchema = z.email({ pattern: ADDRESS }).check(z.maxLength(ADDRESS_LENGTH_MAX));

export function isEmail(text: string): boolean {
  return emailSchema.safeParse(text).success;
}
