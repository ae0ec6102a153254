import { describe, expect, test } from '@jest/globals';
import { lowerFirstLetters } from './lower-first-letters.ts';

/** With ordinary prototypes, for comparison. */
const lowered = (value: unknown): unknown => JSON.parse(JSON.stringify(lowerFirstLetters(value)));

describe('names of fields', () => {
  test.each([
    [
      { SearchName: 'x', page: 1 },
      { searchName: 'x', page: 1 },
    ],
    [{ Filter: { OrderBy: [{ SortExpression: 'A' }] } }, { filter: { orderBy: [{ sortExpression: 'A' }] } }],
    [
      [[{ Id: 1 }], [{ id: 2, Childs: [{ Id: 3 }] }]],
      [[{ id: 1 }], [{ id: 2, childs: [{ id: 3 }] }]],
    ],
    [{ Page: 1, page: 2 }, { page: 2 }],
    [{ page: 2, Page: 1 }, { page: 2 }],
    [
      { ÄNDERN: 1, '': 2, '1a': 3 },
      { äNDERN: 1, '': 2, '1a': 3 },
    ],
    [
      [1, 'A', null, true],
      [1, 'A', null, true],
    ],
    ['Text', 'Text'],
  ])('[API-10] %j is read as %j', (given, expected) => {
    expect(lowered(given)).toEqual(expected);
  });

  test.each([
    ['{"filter":{"__proto__":{"term":"x"}}}', 'filter.__proto__'],
    ['[{"__proto__":1}]', '0.__proto__'],
  ])('%s is refused', (text, field) => {
    expect(() => lowerFirstLetters(JSON.parse(text))).toThrow(`'${field}' in the body`);
  });

  test('what nests without end is refused by its field', () => {
    const deep: unknown = JSON.parse(`{"ids":${'['.repeat(10_000)}${']'.repeat(10_000)}}`);
    expect(() => lowerFirstLetters(deep)).toThrow("'ids' in the body is not valid: Nests too deeply");
  });

  test('no name reaches a prototype', () => {
    const read = lowerFirstLetters(JSON.parse('{"constructor":{"prototype":{"polluted":1}}}')) as object;
    expect(Object.getPrototypeOf(read)).toBeNull();
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
