import { z } from 'zod';

type Shape = Readonly<Record<string, z.ZodType>>;
type OptionalField<Field extends z.ZodType> =
  Field extends z.ZodDefault<infer Inner extends z.ZodType> ? z.ZodOptional<Inner> : z.ZodOptional<Field>;

/** Fields for a change: each one is optional, and has no default. */
export function optionalFields<Fields extends Shape>(
  fields: Fields,
): { [Name in keyof Fields]: OptionalField<Fields[Name]> } {
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [
      name,
      (schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType) : schema)
        .optional()
        .describe(schema.description ?? ''),
    ]),
  ) as { [Name in keyof Fields]: OptionalField<Fields[Name]> };
}

/** Those fields of a change that are given. */
export function givenFields<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };
}
