import { flagParameter, idParameter, namedSchemas } from '@airdex/shared-contracts/api';
import { z } from 'zod';
import type { JsonSchema } from './openapi-types.ts';

const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(namedSchemas)) names.add(schema, { id });

/** Types of path parameters: in the table they are texts that code checks. */
const PARAMETERS = new Map<z.core.$ZodType, JsonSchema>([
  [idParameter, { type: 'integer', format: 'int32', minimum: 0 }],
  [flagParameter, { type: 'boolean' }],
]);

const INT32 = 2 ** 31;

/** Writes the table's shapes as JSON Schema (2020-12), the named ones once. */
export interface SchemaWriter {
  /** The schema, or a reference to one of `schemas`. */
  readonly write: (schema: z.core.$ZodType) => JsonSchema;
  /** The named shapes written so far, by name. */
  readonly schemas: () => Readonly<Record<string, JsonSchema>>;
}

export function createSchemaWriter(): SchemaWriter {
  const written: Record<string, JsonSchema> = {};
  return {
    write(schema) {
      // In an object, so that a named shape becomes a reference too.
      const whole = z.toJSONSchema(z.object({ it: schema as z.ZodType }), {
        target: 'draft-2020-12',
        // What callers send: the shape before defaults and transformations.
        io: 'input',
        metadata: names,
        override: describe,
      });
      const moved = JSON.parse(
        JSON.stringify(whole).replaceAll('"#/$defs/', '"#/components/schemas/'),
      ) as typeof whole;
      for (const [name, { id: _id, ...definition }] of Object.entries(moved.$defs ?? {}))
        written[name] = definition;
      return (moved.properties?.['it'] ?? {}) as JsonSchema;
    },
    schemas: () => Object.fromEntries(Object.entries(written).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

interface Written {
  readonly zodSchema: z.core.$ZodType;
  readonly jsonSchema: Record<string, unknown>;
}

function describe({ zodSchema, jsonSchema }: Written): void {
  const parameter = PARAMETERS.get(zodSchema);
  if (parameter) {
    for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
    Object.assign(jsonSchema, parameter);
    return;
  }
  // The format expresses it; the pattern is very long.
  if (jsonSchema['format'] !== undefined) delete jsonSchema['pattern'];
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum'];
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum'];
  if (jsonSchema['minimum'] === -INT32 && jsonSchema['maximum'] === INT32 - 1) {
    delete jsonSchema['minimum'];
    delete jsonSchema['maximum'];
    jsonSchema['format'] = 'int32';
  }
  const initial = defaultOf(zodSchema);
  if (initial !== undefined) jsonSchema['default'] = initial;
}

/** The default of a field; undefined if the field is required or its default is null. */
function defaultOf(schema: z.core.$ZodType): unknown {
  const parsed = z.safeParse(schema, undefined);
  return parsed.success ? (parsed.data ?? undefined) : undefined;
}
