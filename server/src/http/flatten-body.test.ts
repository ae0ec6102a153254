import { describe, expect, test } from 'vitest';
import { flattenBody } from './flatten-body.ts';
import { HttpError } from './http-error.ts';

describe('a body with its filter as a nested object', () => {
  const names = ['filter', 'options'];

  test('is flattened, and its own properties take precedence', () => {
    expect(
      flattenBody({ filter: { term: 'a', page: 1 }, options: { page: 2, orderBy: [] }, term: 'b' }, names),
    ).toEqual({ term: 'b', page: 2, orderBy: [] });
  });

  test('is left unchanged without one', () => {
    expect(flattenBody({ term: 'a', filter: null }, names)).toEqual({ term: 'a' });
    expect(flattenBody([1], names)).toEqual([1]);
    expect(flattenBody(undefined, names)).toBeUndefined();
  });

  test.each([['text'], [5], [[1]], [true]])('is rejected if it is not an object: %p', (filter) => {
    expect(() => flattenBody({ filter }, names)).toThrow(HttpError);
  });
});
