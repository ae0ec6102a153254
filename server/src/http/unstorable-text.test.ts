import { describe, expect, test } from 'vitest';
import { HttpError } from './http-error.ts';
import { parseInput } from './parse-input.ts';
import { findUnstorableText } from './unstorable-text.ts';
import * as z from 'zod/mini';

describe('texts that the database cannot store', () => {
  test.each([
    ['a NUL character', { name: 'a\0b' }, ['name']],
    ['half a surrogate pair', { list: [{}, { name: '\ud800' }] }, ['list', '1', 'name']],
    ['a bare text', '\0', []],
    [
      'whole pairs, line breaks, nothing',
      { name: '🎬\n\u0001', id: 1, none: null, list: [1, 'x'] },
      undefined,
    ],
  ])('%s', (_, value, path) => {
    expect(findUnstorableText(value)).toEqual(path);
  });

  test('are rejected by field', () => {
    const schema = z.object({ name: z.string() });
    expect(parseInput(schema, { name: 'x' }, 'body')).toEqual({ name: 'x' });
    expect(() => parseInput(schema, { name: 'a\0' }, 'body')).toThrow(HttpError);
    expect(() => parseInput(schema, { name: 'a\0' }, 'body')).toThrow("'name' in the body is not valid");
  });
});
