import { Refusal } from './refusal.ts';

/** No body of the API nests deeper; a bound keeps a hostile one from exhausting the stack. */
const DEPTH_MAX = 32;

/**
 * The same document with the first letter of every property name in lower case, at every depth: `SearchName` is read
 * as `searchName`. Where both spellings are given, the lower-case one counts. Refuses documents that nest too deeply,
 * and names that would reach an object's prototype.
 */
export function lowerFirstLetters(value: unknown, path: readonly string[] = []): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (path.length >= DEPTH_MAX) throw refuse(path.slice(0, 1), 'Nests too deeply');
  if (Array.isArray(value))
    // Lists of ids may be long: what is no object is left as it is.
    return value.map((item: unknown, index) =>
      typeof item === 'object' ? lowerFirstLetters(item, [...path, String(index)]) : item,
    );
  const lowered: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const [name, item] of Object.entries(value)) {
    const key = name.charAt(0).toLowerCase() + name.slice(1);
    if (key === '__proto__') throw refuse([...path, key], 'Is no name of a field');
    if (key !== name && Object.hasOwn(value, key)) continue;
    lowered[key] = lowerFirstLetters(item, [...path, key]);
  }
  return lowered;
}

function refuse(path: readonly string[], message: string): Refusal {
  const field = path.join('.');
  return new Refusal('validation', `'${field}' in the body is not valid: ${message}`, {
    issues: [{ field, message }],
  });
}
