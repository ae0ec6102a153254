import { safeParse } from 'zod/mini';
import type { infer as Infer, ZodMiniType } from 'zod/mini';

/** The result of reading a document: its value, or its problems, one line per field. Never thrown. */
export type DocumentReading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads an already parsed JSON value against `schema`. */
export function readDocument<Schema extends ZodMiniType>(
  schema: Schema,
  value: unknown,
): DocumentReading<Infer<Schema>> {
  const result = safeParse(schema, value);
  if (result.success) return { ok: true, value: result.data };
  return {
    ok: false,
    problems: result.error.issues.map((issue) => {
      // zod/mini contains no texts for its own checks.
      const message = issue.code === 'invalid_type' ? `must be of type ${issue.expected}` : issue.message;
      return `${issue.path.join('.') || 'document'}: ${message}`;
    }),
  };
}

/** Reads JSON text against `schema`; text that is not JSON is a problem of the whole document. */
export function readJsonDocument<Schema extends ZodMiniType>(
  schema: Schema,
  text: string,
): DocumentReading<Infer<Schema>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { ok: false, problems: [`document: ${error instanceof Error ? error.message : String(error)}`] };
  }
  return readDocument(schema, value);
}
