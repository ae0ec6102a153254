import { fieldError } from './field-error.ts';

type Body = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The body with the properties of its named objects as its own; the body's own properties take precedence.
 * Rejects a name with something other than an object, because ignoring it would answer a different question.
 */
export function flattenBody(body: unknown, names: readonly string[]): unknown {
  if (!isObject(body)) return body;
  let flat: Body = {};
  const own: Record<string, unknown> = { ...body };
  for (const name of names) {
    const inner = own[name];
    delete own[name];
    if (inner === undefined || inner === null) continue;
    if (!isObject(inner)) throw fieldError(name, 'Expected an object');
    flat = { ...flat, ...inner };
  }
  return { ...flat, ...own };
}
