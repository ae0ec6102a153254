import type * as z from 'zod/mini';

type Field = readonly [path: string, field: z.core.$ZodType];

/** Every field of a schema, at every depth, by its path; elements of arrays have the path of their array and `[]`. */
export function fieldsOf(schema: z.core.$ZodType, path = ''): Field[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => [
        [`${path}.${name}`, field] as const,
        ...fieldsOf(field, `${path}.${name}`),
      ]);
    case 'array':
      return [[`${path}[]`, def.element], ...fieldsOf(def.element, `${path}[]`)];
    case 'optional':
    case 'nullable':
      return fieldsOf(def.innerType, path);
    case 'pipe':
      return [...fieldsOf(def.in, path), ...fieldsOf(def.out, path)];
    case 'union':
      return def.options.flatMap((option) => fieldsOf(option, path));
    default:
      return [];
  }
}

/** The alternatives of a field, without wrappers. */
export function plainTypesOf(schema: z.core.$ZodType): z.core.$ZodTypes[] {
  const type = schema as z.core.$ZodTypes;
  const { def } = type._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return plainTypesOf(def.innerType);
    case 'pipe':
      return [...plainTypesOf(def.in), ...plainTypesOf(def.out)];
    case 'union':
      return def.options.flatMap(plainTypesOf);
    default:
      return [type];
  }
}
