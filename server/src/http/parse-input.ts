import { config, locales, safeParse } from 'zod/mini';
import type * as z from 'zod/mini';
import { HttpError } from './http-error.ts';
import { findUnstorableText } from './unstorable-text.ts';

// zod/mini only reports 'Invalid input' until a language is set.
config(locales.en());

const ISSUES_MAX = 20;
/**
 * Maximum elements of an input for which all errors are reported. A larger one could have tens of thousands.
 */
const FULLY_CHECKED_MAX = 1000;
/** Stops at the first error. */
const FIRST_FAULT: z.core.ParseContextInternal<z.core.$ZodIssue> = { abortEarly: true };

/**
 * Validates untrusted input against a schema of the endpoint table; rejects with the invalid fields, or the
 * first one of a large input.
 */
export function parseInput<Schema extends z.core.$ZodType>(
  schema: Schema,
  input: unknown,
  what: 'path' | 'body',
): z.output<Schema> {
  const parsed = safeParse(schema, input, isSmall(input) ? undefined : FIRST_FAULT);
  if (!parsed.success)
    throw httpError(
      what,
      parsed.error.issues.slice(0, ISSUES_MAX).map((issue) => ({
        field: issue.path.map(String).join('.'),
        message: issue.message,
      })),
    );
  const unstorable = findUnstorableText(input);
  if (unstorable)
    throw httpError(what, [
      { field: unstorable.join('.'), message: 'Contains a character that is not allowed' },
    ]);
  return parsed.data;
}

function isSmall(input: unknown): boolean {
  let elements = 0;
  const count = (value: unknown): boolean => {
    elements += 1;
    if (elements > FULLY_CHECKED_MAX) return false;
    return typeof value !== 'object' || value === null || Object.values(value).every(count);
  };
  return count(input);
}

function httpError(what: 'path' | 'body', issues: readonly { field: string; message: string }[]): HttpError {
  const first = issues[0] ?? { field: '', message: 'Invalid input' };
  const where = first.field === '' ? `The ${what}` : `'${first.field}' in the ${what}`;
  return new HttpError('validation', `${where} is not valid: ${first.message}`, { issues });
}
