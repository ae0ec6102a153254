import * as z from 'zod/mini';

/** Maximum number of characters that mail servers accept (RFC 5321). */
const ADDRESS_LENGTH_MAX = 254;

/** An email address in the usual form, in any case. */
export const emailSchema = z.email().check(z.maxLength(ADDRESS_LENGTH_MAX));

export function isEmail(text: string): boolean {
  return emailSchema.safeParse(text).success;
}
