import * as z from 'zod/mini';

/** An e-mail address in the usual form, whatever its case. */
export const emailSchema = z.email();

export function isEmail(text: string): boolean {
  return emailSchema.safeParse(text).success;
}
