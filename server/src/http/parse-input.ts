import { config, locales, safeParse } from 'zod/mini';
import type * as z from 'zod/mini';
import { Refusal } from './refusal.ts';
import { findUnstorableText } from './unstorable-text.ts';

// zod/mini says only 'Invalid input' until it is given a language.
config(locales.en());

const ISSUES_MAX = 20;

/** Reads untrusted input by a schema of the endpoint table; refuses with every field at fault. */
export function parseInput<Schema extends z.core.$ZodType>(
  schema: Schema,
  input: unknown,
  what: 'path' | 'body',
): z.output<Schema> {
  const parsed = safeParse(schema, input);
  if (!parsed.success)
    throw refusal(
      what,
      parsed.error.issues.slice(0, ISSUES_MAX).map((issue) => ({
        field: issue.path.map(String).join('.'),
        message: issue.message,
      })),
    );
  const unstorable = findUnstorableText(input);
  if (unstorable)
    throw refusal(what, [{ field: unstorable.join('.'), message: 'Holds a character that is not allowed' }]);
  return parsed.data;
}

function refusal(what: 'path' | 'body', issues: readonly { field: string; message: string }[]): Refusal {
  const first = issues[0] ?? { field: '', message: 'Invalid input' };
  const where = first.field === '' ? `The ${what}` : `'${first.field}' in the ${what}`;
  return new Refusal('validation', `${where} is not valid: ${first.message}`, { issues });
}
