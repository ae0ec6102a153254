import { safeParse } from 'zod/mini';
import type * as z from 'zod/mini';
import { endpoints } from '@airdex/shared-contracts/api';
import type { Endpoint, EndpointName } from '@airdex/shared-contracts/api';

/** Texts in the formats that schemas require. The first one that fits is used. */
const TEXTS = [
  'Text',
  '2026-01-01',
  '2026-01-01T00:00:00.000Z',
  '12:30',
  'https://example.com/',
  'text@example.com',
  // A release.
  '0000000000000000',
];

/** The part of a schema that is readable from outside. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly items?: readonly z.core.$ZodType[];
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly getter?: () => z.core.$ZodType;
}

function plainObject(shape: Readonly<Record<string, z.core.$ZodType>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(shape)
      .map(([key, schema]) => [key, plainValue(schema)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

function firstFitting(schema: z.core.$ZodType, values: readonly unknown[]): unknown {
  return values.find((value) => safeParse(schema, value).success) ?? values[0];
}

/** The simplest value of a schema: no rows, null or undefined if allowed, else a short text, 1, or false. */
export function plainValue(schema: z.core.$ZodType): unknown {
  const definition = schema._zod.def as unknown as Definition;
  switch (definition.type) {
    case 'object':
      return plainObject(definition.shape ?? {});
    case 'array':
      return [];
    case 'record':
      return {};
    case 'tuple':
      return (definition.items ?? []).map(plainValue);
    case 'nullable':
    case 'null':
      return null;
    case 'optional':
    case 'default':
    case 'prefault':
    case 'undefined':
      return undefined;
    case 'string':
      return firstFitting(schema, TEXTS);
    case 'number':
      return firstFitting(schema, [1, 0]);
    case 'boolean':
      return false;
    case 'literal':
      return definition.values?.[0];
    case 'enum':
      return Object.values(definition.entries ?? {})[0];
    case 'union':
      return firstFitting(schema, (definition.options ?? []).map(plainValue));
    case 'pipe':
      return definition.in === undefined ? undefined : plainValue(definition.in);
    case 'lazy':
      return definition.getter === undefined ? undefined : plainValue(definition.getter());
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return definition.innerType === undefined ? undefined : plainValue(definition.innerType);
    default:
      return null;
  }
}

/**
 * The simplest response that the endpoint table allows for a call, as for a user without any data.
 * @throws Error for a call that needs a response from the test
 */
export function plainResponse(name: EndpointName): unknown {
  const entry: Endpoint = endpoints[name];
  if (entry.noContent !== undefined) return null;
  if (entry.response.kind === 'html') return '<!doctype html><title>Text</title><p>Text</p>';
  if (entry.response.kind !== 'json') throw new Error(`Answer the call '${name}' in the test`);
  const parsed = safeParse(entry.response.schema, plainValue(entry.response.schema));
  if (!parsed.success)
    throw new Error(`Answer the call '${name}' in the test: no plain answer fits its schema`);
  return parsed.data;
}
