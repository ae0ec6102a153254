import { describe, expect, test } from '@jest/globals';
import { programmeId } from './programme-id.ts';

describe('the programme of a path', () => {
  test('is named by a whole number', () => {
    expect(programmeId('12')).toBe(12);
  });

  test.each(['', 'abc', '-1', '1.5', '1e3', '0x1f', '99999999999999999999', ' 1'])(
    'is not named by "%s"',
    (id) => {
      expect(programmeId(id)).toBeNull();
    },
  );
});
