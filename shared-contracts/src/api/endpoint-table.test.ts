import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { endpoints } from './endpoint-table.ts';
import type { Endpoint } from './endpoint/endpoint.ts';
import { fillPath, pathParameters } from './endpoint/path.ts';
import { fieldsOf } from './testing/fields-of.ts';

const entries = Object.entries<Endpoint>(endpoints);

describe('the endpoint table', () => {
  test('has each method and path once', () => {
    const calls = entries.map(([, { method, path }]) => `${method} ${path.toLowerCase()}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  test.each(entries)('%s has a schema for exactly the parameters of its path', (_, entry) => {
    const schema = entry.params as { shape?: object } | undefined;
    expect(Object.keys(schema?.shape ?? {})).toEqual(pathParameters(entry.path).map(({ name }) => name));
  });

  test('optional fields of a body may also be null', () => {
    const fields = entries.flatMap(([name, { body }]) => (body ? fieldsOf(body, name) : []));
    const optional = fields.filter(([, field]) => z.safeParse(field, undefined).success);
    expect(fields.length).toBeGreaterThan(optional.length);
    const paths = optional.map(([path]) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        'informationRequest.indicators',
        'saveSearch.filter.startDate',
        'setSortableSearches[].childs[].isFolder',
      ]),
    );
    expect(optional.filter(([, field]) => !z.safeParse(field, null).success).map(([path]) => path)).toEqual(
      [],
    );
  });

  test('only calls that visitors need are public', () => {
    const open = entries.filter(([, { access }]) => access === 'public').map(([name]) => name);
    expect(open).toEqual([
      'authenticate',
      'recoverPassword',
      'canRecoverPassword',
      'useRecoverPassword',
      'freeTrial',
      'disableDailyUpdate',
    ]);
  });
});

describe('paths', () => {
  test('are filled and encoded; a missing optional part is omitted with its slash', () => {
    expect(fillPath('api/Search/GetSavedSearchPrograms/{id?}', {})).toBe(
      '/api/Search/GetSavedSearchPrograms',
    );
    expect(fillPath('api/Search/GetSavedSearchPrograms/{id?}', { id: 4 })).toBe(
      '/api/Search/GetSavedSearchPrograms/4',
    );
    expect(fillPath('api/X/{a}/{b}/', { a: 'ü/', b: false })).toBe('/api/X/%C3%BC%2F/false/');
  });

  test('a missing required part is an error', () => {
    expect(() => fillPath('api/X/{a}', {})).toThrow("needs a value for 'a'");
  });
});
