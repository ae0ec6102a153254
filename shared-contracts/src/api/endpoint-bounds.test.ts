import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { endpoints } from './endpoint-table.ts';
import type { Endpoint } from './endpoint/endpoint.ts';
import { fieldsOf, plainTypesOf } from './testing/fields-of.ts';

type Place = readonly [place: string, type: z.core.$ZodTypes];

/** Everything a caller may send that has no size of its own, by where it is. */
function sizedTypes(): Place[] {
  return Object.entries<Endpoint>(endpoints).flatMap(([name, { params, body }]) =>
    [params, body].flatMap((schema): Place[] => {
      if (schema === undefined) return [];
      const fields = [[name, schema] as const, ...fieldsOf(schema, name)];
      return fields.flatMap(([place, field]) => plainTypesOf(field).map((type): Place => [place, type]));
    }),
  );
}

/** Types whose values are small whatever they are. */
const SMALL: readonly string[] = ['boolean', 'number', 'enum', 'literal', 'object', 'transform'];
/** The limits of a type as JSON Schema writes them. */
interface Limits {
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly pattern?: string;
}
const limitsOf = (type: z.core.$ZodTypes): Limits => z.toJSONSchema(type, { io: 'input' });

/** Whether a pattern such as `^\\d{2}:\\d{2}$` says how long its texts are. */
const isShort = (pattern = ''): boolean =>
  /^\^.*\$$/.test(pattern) && !/[*+]|\{\d+,\}/.test(pattern.replace('\\+?', ''));

describe('what a caller may send', () => {
  const places = sizedTypes();
  const ofType = (type: string) => places.filter(([, { _zod }]) => _zod.def.type === type);

  test('consists of types whose size is checked here', () => {
    const known = [...SMALL, 'array', 'string'];
    expect(places.filter(([, { _zod }]) => !known.includes(_zod.def.type)).map(([place]) => place)).toEqual(
      [],
    );
  });

  test('every array has a maximum', () => {
    const arrays = ofType('array');
    expect(arrays.map(([place]) => place)).toEqual(
      expect.arrayContaining([
        'createSearch.filter.selectedDurations',
        'informationRequest.indicators',
        'setSortablePlaylists',
        'getAdvancedSearchProgramsExport.recapFilters[].values[].childs',
      ]),
    );
    const unbounded = arrays.filter(([, type]) => limitsOf(type).maxItems === undefined);
    expect(unbounded.map(([place]) => place)).toEqual([]);
  });

  test.each(ofType('array'))(
    '%s: an array that is too long is refused before its elements are read',
    (_, type) => {
      const length = Number(limitsOf(type).maxItems) + 1;
      const read: string[] = [];
      const elements = new Proxy(new Array<unknown>(length), {
        get(array, key) {
          if (typeof key === 'string' && /^\d+$/.test(key)) read.push(key);
          return Reflect.get(array, key) as unknown;
        },
      });
      const { error } = z.safeParse(type, elements);
      expect(error?.issues.map(({ code }) => code)).toEqual(['too_big']);
      expect(read).toEqual([]);
    },
  );

  test('every text has a maximum', () => {
    const unbounded = ofType('string').filter(([, type]) => {
      const { maxLength, format, pattern } = limitsOf(type);
      return maxLength === undefined && format !== 'date' && !isShort(pattern);
    });
    expect(unbounded.map(([place]) => place)).toEqual([]);
  });
});
