import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldReader } from './known-fields.ts';

const item = z.object({ id: z.int(), name: z.nullish(z.string()) });
const schema = z.object({
  term: z.optional(z.string()),
  page: z.pipe(
    z.nullish(z.int()),
    z.transform((page) => page ?? 1),
  ),
  list: z.optional(z.array(item)),
  bounds: z.optional(z.union([z.number(), z.object({ min: z.number() })])),
});
const read = (value: unknown, containers?: readonly string[]): unknown =>
  fieldReader(schema, containers)(value, []);

describe('the fields of a body', () => {
  test.each([
    [
      { Term: 'x', page: 1 },
      { term: 'x', page: 1 },
    ],
    [{ List: [{ Id: 1 }, { id: 2, Name: 'B' }] }, { list: [{ id: 1 }, { id: 2, name: 'B' }] }],
    [{ Bounds: { Min: 1 } }, { bounds: { min: 1 } }],
    [{ Page: 1, page: 2 }, { page: 2 }],
    [{ page: 2, Page: 1 }, { page: 1 }],
  ])('[API-10] %j is read as %j', (given, expected) => {
    expect(read(given)).toEqual(expected);
  });

  test('are dropped at every depth if unknown, without being processed', () => {
    const unread = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('It was looked into');
        },
      },
    );
    expect(
      read({ term: 'x', junk: unread, list: [{ id: 1, junk: unread }], bounds: { junk: unread } }),
    ).toEqual({
      term: 'x',
      list: [{ id: 1 }],
      bounds: {},
    });
  });

  test('include those of its containers', () => {
    expect(read({ Filter: { Term: 'x', junk: 1, filter: {} }, page: 1 }, ['filter'])).toEqual({
      filter: { term: 'x' },
      page: 1,
    });
    expect(read({ filter: 'text' }, ['filter'])).toEqual({ filter: 'text' });
  });

  test.each([[[1, 'A', null]], ['Text'], [null], [5]])(
    'leave %j, which is not an object, to the schema',
    (value) => {
      expect(read(value)).toEqual(value);
    },
  );

  test.each([
    ['{"filter":{"__proto__":{"term":"x"}}}', 'filter.__proto__'],
    ['{"list":[{"__proto__":1}]}', 'list.0.__proto__'],
  ])('reject %s', (text, field) => {
    expect(() => read(JSON.parse(text), ['filter'])).toThrow(`'${field}' in the body`);
  });

  test('never reach a prototype', () => {
    expect(read(JSON.parse('{"constructor":{"prototype":{"polluted":1}},"toString":1}'))).toEqual({});
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
