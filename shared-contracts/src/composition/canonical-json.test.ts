import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson } from './canonical-json.ts';

describe('canonicalJson', () => {
  test('orders keys at every depth and leaves undefined members out', () => {
    const text = canonicalJson({ b: [{ d: 1, c: null }], a: 'é"', gone: undefined });
    expect(text).toBe('{"a":"é\\"","b":[{"c":null,"d":1}]}');
  });

  test('reads back as the same value, whatever the order of the keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const reversed = Object.fromEntries(Object.entries(value).reverse());
        const text = canonicalJson(value);
        expect(canonicalJson(reversed)).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test.each([[NaN], [Infinity], [() => 1], [10n], [Symbol('x')]])('refuses %p', (value) => {
    expect(() => canonicalJson({ value })).toThrow(TypeError);
  });
});
