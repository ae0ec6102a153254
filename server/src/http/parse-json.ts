import { findExcess } from './json-bounds.ts';
import { fieldRefusal } from './field-refusal.ts';
import { Refusal } from './refusal.ts';

/** The value of a JSON text that anybody may have sent. Refuses what is no JSON, and what goes beyond its bounds. */
export function parseJson(text: string): unknown {
  const excess = findExcess(text);
  if (excess) throw fieldRefusal(excess.field, excess.message);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('validation', 'The body is not valid JSON');
  }
}
