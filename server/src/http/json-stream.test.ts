import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { JsonStream } from './json-stream.ts';

async function* batches(...lists: unknown[][]): AsyncGenerator<unknown[]> {
  for (const list of lists) yield await Promise.resolve(list);
}

describe('a streamed response', () => {
  test.each([
    [{ count: 3, ok: true }, [[{ a: 1 }, 'x'], [], [null]]],
    [{ count: 0 }, []],
    [{}, [[1], [2]]],
    [{}, [[]]],
  ])('with %j and %j is the JSON of the whole', async (head, lists) => {
    const written = await text(JsonStream.ofObject(head, 'rows', batches(...lists)).read());
    expect(JSON.parse(written)).toEqual({ ...head, rows: lists.flat() });
  });

  test.each([[[]], [[[1], [], ['x', null]]]])(
    'of a list in batches %j is the JSON of the list',
    async (lists) => {
      expect(JSON.parse(await text(JsonStream.ofList(batches(...lists)).read()))).toEqual(lists.flat());
    },
  );

  test('of an object with several lists is the JSON of the whole', async () => {
    const whole = async (head: object, lists: Readonly<Record<string, unknown[][]>>) => {
      const sources = Object.fromEntries(
        Object.entries(lists).map(([name, list]) => [name, batches(...list)]),
      );
      let written = '';
      for await (const part of JsonStream.textOfLists({ ...head }, sources)) written += part;
      return JSON.parse(written) as unknown;
    };
    expect(await whole({ a: 1 }, { b: [[1], [2]], 'c"': [] })).toEqual({ a: 1, b: [1, 2], 'c"': [] });
    expect(await whole({}, { b: [[{}]], c: [[3]] })).toEqual({ b: [{}], c: [3] });
    expect(await whole({ a: 1 }, {})).toEqual({ a: 1 });
  });

  test('fails when its source does', async () => {
    async function* failing(): AsyncGenerator<number[]> {
      yield [1];
      await Promise.reject(new Error('gone'));
    }
    await expect(text(JsonStream.ofObject({}, 'rows', failing()).read())).rejects.toThrow('gone');
  });
});
