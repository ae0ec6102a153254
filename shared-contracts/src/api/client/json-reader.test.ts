import { expect, test } from '@jest/globals';
import { endpoints } from '../endpoint-table.ts';
import { createJsonReader } from './json-reader.ts';

const list = endpoints.getSortableSearches;
const add = endpoints.addSearchFolder;
const response = (content: unknown) => new Response(JSON.stringify(content));
const entries = (name: string) => [{ id: 1, name, isFolder: true, childs: [] }];

test('returns the same object while a GET call gets the same content', async () => {
  const read = createJsonReader();
  const first = await read(list, list.response.schema, response(entries('Mondays')));
  expect(await read(list, list.response.schema, response(entries('Mondays')))).toBe(first);
});

test('returns what has changed since the last call', async () => {
  const read = createJsonReader();
  await read(list, list.response.schema, response(entries('Mondays')));
  expect(await read(list, list.response.schema, response(entries('Tuesdays')))).toEqual(entries('Tuesdays'));
  expect(await read(list, list.response.schema, response(entries('Mondays')))).toEqual(entries('Mondays'));
});

test('returns another object for each response to a call that writes', async () => {
  const read = createJsonReader();
  const made = { id: 1, name: 'Mondays' };
  const first = await read(add, add.response.schema, response(made));
  const second = await read(add, add.response.schema, response(made));
  expect(second).toEqual(first);
  expect(second).not.toBe(first);
});

test('refuses content that does not fit, each time', async () => {
  const read = createJsonReader();
  for (const content of ['no list', 'no list'])
    await expect(read(list, list.response.schema, response(content))).rejects.toMatchObject({
      name: 'ApiFailure',
      kind: 'unreadable',
    });
});
