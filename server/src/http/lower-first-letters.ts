import { Refusal } from './refusal.ts';

/** No body of the API nests deeper; a bound keeps a hostile one from exhausting the stack. */
const DEPTH_MAX = 32;

/**
 * The same document with the first letter of every property name in lower case: `SearchName` is read as `searchName`.
 * Where both spellings are given, the lower-case one counts.
 */
export function lowerFirstLetters(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEPTH_MAX) throw new Refusal('validation', 'The body is nested too deeply');
  if (Array.isArray(value)) return value.map((item) => lowerFirstLetters(item, depth + 1));
  const lowered: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const [name, item] of Object.entries(value)) {
    const key = name.charAt(0).toLowerCase() + name.slice(1);
    if (key !== name && Object.hasOwn(value, key)) continue;
    lowered[key] = lowerFirstLetters(item, depth + 1);
  }
  return lowered;
}
