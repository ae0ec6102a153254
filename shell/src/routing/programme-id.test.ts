import { describe, expect, test } from '@jest/globals';
import { programmeId, programmeIds } from './programme-id.ts';

describe('the programme of a path', () => {
  test('is named by a whole number', () => {
    expect(programmeId('12')).toBe(12);
  });

  test.each(['', 'abc', '-1', '1.5', '1e3', '0x1f', '2147483648', ' 1'])('is not named by "%s"', (id) => {
    expect(programmeId(id)).toBeNull();
  });
});

describe('the programmes of a path', () => {
  test.each([
    ['7', [7]],
    ['7,12,7', [7, 12]],
  ])('"%s" names %j', (parameter, ids) => {
    expect(programmeIds(parameter, 3)).toEqual(ids);
  });

  test.each(['', '7,', '7,x', '7,-1', '1,2,3,4'])('"%s" names none', (parameter) => {
    expect(programmeIds(parameter, 3)).toBeNull();
  });
});
