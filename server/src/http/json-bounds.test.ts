import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { findExcess, JSON_BOUNDS } from './json-bounds.ts';
import { parseJson } from './parse-json.ts';
import { HttpError } from './http-error.ts';

const names = (count: number): string =>
  `{${Array.from({ length: count }, (_, index) => `"k${String(index)}":1`).join()}}`;
const list = (count: number, element: string): string => `[${Array(count).fill(element).join()}]`;

describe('a JSON text', () => {
  test.each([
    ['of the greatest depth', `${'['.repeat(32)}${']'.repeat(32)}`],
    ['with as many properties as an object may have', names(200)],
    ['with 30,000 ids', `{"selectedIds":${list(30_000, '1234567890')}}`],
    [
      'whose texts look like structure',
      JSON.stringify({ a: '[{"b":'.repeat(100_000), 'c"\\': '\\"{'.repeat(5000) }),
    ],
    ['that is a bare text', '"[[["'],
  ])('%s is read', (_, text) => {
    expect(findExcess(text)).toBeUndefined();
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });

  test.each([
    [
      'with endless nesting',
      `{"a":1,"ids":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
      'ids',
      'Is nested too deeply',
    ],
    [
      'with endless nesting in its second element',
      `[1,${'{"a":'.repeat(40)}1${'}'.repeat(41)}]`,
      '1',
      'Is nested too deeply',
    ],
    ['with a nested object of too many properties', `{"a":${names(201)}}`, 'a', 'Has too many properties'],
    ['with too many properties', names(440_000), 'k200', 'Has too many properties'],
    [
      'with too many properties altogether',
      `{"x\\"":{},"b":${list(601, names(100))}}`,
      'b',
      'Has too many properties',
    ],
    ['with too many elements', `{"a":1,"b":${list(150_001, '1')}}`, 'b', 'Has too many elements'],
    ['with too many empty objects', `{"b":${list(80_000, '{}')}}`, 'b', 'Has too many elements'],
    [
      'with too many elements before its syntax error',
      `{"b":${list(80_000, '{}')}`,
      'b',
      'Has too many elements',
    ],
  ])('%s is rejected by field before it is parsed', (_, text, field, message) => {
    expect(findExcess(text)).toEqual({ field, message });
    expect(() => parseJson(text)).toThrow(`'${field}' in the body is not valid: ${message}`);
  });

  test.each(['', '{', '"', '"\\"', '{"a":1,}', '}}}}', ']:,', ':::', 'NaN', '{"a' + '\\'.repeat(1000)])(
    '%j is rejected as broken',
    (text) => {
      expect(findExcess(text)).toBeUndefined();
      expect(() => parseJson(text)).toThrow(new HttpError('validation', 'The body is not valid JSON'));
    },
  );

  test('of any shape is counted as the parser reads it', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 40 }), (text) => {
        expect(findExcess(text)?.message === 'Is nested too deeply').toBe(
          depthOf(JSON.parse(text)) > JSON_BOUNDS.depth,
        );
      }),
      { seed: 20_261_122 },
    );
  });
});

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}
