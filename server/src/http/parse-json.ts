import { findExcess } from './json-bounds.ts';
import { fieldError } from './field-error.ts';
import { HttpError } from './http-error.ts';

/** The value of an untrusted JSON text. Rejects invalid JSON and what exceeds the limits. */
export function parseJson(text: string): unknown {
  const excess = findExcess(text);
  if (excess) throw fieldError(excess.field, excess.message);
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError('validation', 'The body is not valid JSON');
  }
}
