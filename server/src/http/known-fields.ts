import type * as z from 'zod/mini';
import { fieldError } from './field-error.ts';

/** The known part of a value, by the names of the schema; `path` is the position of the value. */
export type ReadFields = (value: unknown, path: readonly string[]) => unknown;

const asItIs: ReadFields = (value) => value;

/**
 * Reads the fields of a schema at every depth, and drops all others before they are processed. The first letter of a
 * name may be in either case: `SearchName` is read as `searchName`. If both spellings occur, the last one counts, as
 * with two equal names in JSON. Values that do not match the schema's shape stay unchanged, for the schema to reject.
 * A name that would reach an object's prototype is rejected.
 * @param containers further names of the outermost object, whose values are objects with its own fields
 */
export function fieldReader(schema: z.core.$ZodType, containers: readonly string[] = []): ReadFields {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const fields = new Map(Object.entries(def.shape).map(([name, field]) => [name, fieldReader(field)]));
      const inner = readObject(fields);
      return readObject(new Map([...fields, ...containers.map((name) => [name, inner] as const)]));
    }
    case 'array': {
      const element = fieldReader(def.element);
      return element === asItIs ? asItIs : readList(element);
    }
    case 'optional':
    case 'nullable':
      return fieldReader(def.innerType);
    case 'pipe':
      return fieldReader(def.in);
    case 'union':
      // At most one of them is an object.
      return def.options.map((option) => fieldReader(option)).find((read) => read !== asItIs) ?? asItIs;
    default:
      return asItIs;
  }
}

function readObject(fields: ReadonlyMap<string, ReadFields>): ReadFields {
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const known: Record<string, unknown> = {};
    for (const name of Object.keys(value)) {
      const key = name.charAt(0).toLowerCase() + name.slice(1);
      if (key === '__proto__') throw fieldError([...path, key].join('.'), 'Is not a known field');
      const read = fields.get(key);
      if (!read) continue;
      const item = (value as Readonly<Record<string, unknown>>)[name];
      known[key] = read === asItIs ? item : read(item, [...path, key]);
    }
    return known;
  };
}

function readList(element: ReadFields): ReadFields {
  return (value, path) =>
    Array.isArray(value) ? value.map((item, index) => element(item, [...path, String(index)])) : value;
}
