import { text } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
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

  test('fails when its source does', async () => {
    async function* failing(): AsyncGenerator<number[]> {
      yield [1];
      await Promise.reject(new Error('gone'));
    }
    await expect(text(JsonStream.ofObject({}, 'rows', failing()).read())).rejects.toThrow('gone');
  });
});
