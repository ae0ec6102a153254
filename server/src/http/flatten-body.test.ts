import { describe, expect, test } from '@jest/globals';
import { flattenBody } from './flatten-body.ts';
import { HttpError } from './http-error.ts';

describe('a body with its filter as an object of its own', () => {
  const names = ['filter', 'options'];

  test('is read as one, and what it says itself counts first', () => {
    expect(
      flattenBody({ filter: { term: 'a', page: 1 }, options: { page: 2, orderBy: [] }, term: 'b' }, names),
    ).toEqual({ term: 'b', page: 2, orderBy: [] });
  });

  test('is left alone without one', () => {
    expect(flattenBody({ term: 'a', filter: null }, names)).toEqual({ term: 'a' });
    expect(flattenBody([1], names)).toEqual([1]);
    expect(flattenBody(undefined, names)).toBeUndefined();
  });

  test.each([['text'], [5], [[1]], [true]])('is refused when it is no object: %p', (filter) => {
    expect(() => flattenBody({ filter }, names)).toThrow(HttpError);
  });
});
