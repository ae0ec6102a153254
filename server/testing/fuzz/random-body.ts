import { endpoints, type EndpointName } from '@airdex/shared-contracts/api';
import * as fc from 'fast-check';
import { z } from 'zod';
import { BODY_EXAMPLES } from '../../src/features/openapi/body-examples.ts';

/** The part of JSON Schema that the table's shapes use. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

const TEXT_LENGTH = 40;
const LIST_LENGTH = 4;
/** Ids in a test database are small. */
const SMALL_ID = 12;
/** Texts with a meaning somewhere. */
const CRITICAL_TEXTS = [
  "'; drop table programme; --",
  '%_\\',
  '港口',
  '🎬 ‮gnp.exe',
  '<img src=x onerror=alert(1)>',
  '=1+1',
  'Harbour\r\nBcc: all@example.com',
  'Demo2026x',
  '1',
];

/** Bodies with a valid shape for the call; their ids may be any user's or nonexistent. */
export function validBody(name: EndpointName): fc.Arbitrary<unknown> | null {
  const entry = endpoints[name];
  if (!('body' in entry)) return null;
  const random = valueOf(z.toJSONSchema(entry.body as unknown as z.ZodType, { io: 'input' }) as Schema);
  const sensible: unknown = BODY_EXAMPLES[name as keyof typeof BODY_EXAMPLES];
  return fc.oneof({ arbitrary: random, weight: 2 }, fc.constant(sensible));
}

function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueOf));
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  return fc.oneof(...types.map((type) => valueOfType(type, schema)));
}

function valueOfType(type: string, schema: Schema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'string':
      return textOf(schema);
    case 'array':
      return fc.array(valueOf(schema.items ?? { type: 'null' }), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(LIST_LENGTH, schema.minItems ?? 0),
      });
    case 'object':
      return objectOf(schema);
    default:
      throw new Error(`No values of type ${type} are known`);
  }
}

function numberOf({ minimum = -(2 ** 31), maximum = 2 ** 31 - 1 }: Schema): fc.Arbitrary<number> {
  const within = fc.integer({
    min: Math.max(minimum, Number.MIN_SAFE_INTEGER),
    max: Math.min(maximum, Number.MAX_SAFE_INTEGER),
  });
  const small = fc.integer({ min: Math.max(minimum, 0), max: Math.min(maximum, SMALL_ID) });
  return fc.oneof({ arbitrary: small, weight: 4 }, within, fc.constantFrom(minimum, maximum));
}

function textOf({ format, pattern, minLength = 0, maxLength = TEXT_LENGTH }: Schema): fc.Arbitrary<string> {
  if (format === 'date') return fc.constantFrom('2026-11-20', '1900-02-28', '9999-12-31', '0001-01-01');
  if (format === 'date-time') return fc.constantFrom('2026-11-20T10:00:00Z', '0001-01-01T00:00:00.000Z');
  if (format === 'email')
    return fc.oneof(fc.constantFrom('demo@example.com', 'new@example.com'), fc.emailAddress());
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const critical = CRITICAL_TEXTS.filter(({ length }) => length >= minLength && length <= maxLength);
  return fc.oneof(
    {
      arbitrary: fc.string({ minLength, maxLength: Math.min(maxLength, TEXT_LENGTH), unit: 'grapheme' }),
      weight: 2,
    },
    fc.constantFrom(...critical),
  );
}

function objectOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
  return fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valueOf(schema)])),
    { requiredKeys: [...required] },
  );
}
