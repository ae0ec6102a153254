import { describe, expect, test } from 'vitest';
import { guideTime } from './guide-time.ts';

const WALL = Date.UTC(2024, 2, 9, 20, 15, 30);

describe('times of guides', () => {
  test.each([
    ['20240309201530 +0100', 60, null],
    ['20240309201530 -0330', -210, null],
    ['20240309201530+0000', 0, null],
    ['20240309201530 0800', 480, 'offsetUnsigned'],
    ['20240309201530 BST', 60, 'offsetName'],
    ['20240309201530', null, 'offsetMissing'],
    ['20240309201530 CST', null, 'offsetUnknown'],
  ])('%s is %s minutes east of UTC', (text, offset, repair) => {
    expect(guideTime(text)).toEqual({ wall: WALL, offset, repair });
  });

  test('reads times without seconds, minutes or time of day', () => {
    expect(guideTime('202403092015 +0100')?.wall).toBe(Date.UTC(2024, 2, 9, 20, 15));
    expect(guideTime('2024030920 +0100')?.wall).toBe(Date.UTC(2024, 2, 9, 20));
    expect(guideTime('20240309')?.wall).toBe(Date.UTC(2024, 2, 9));
  });

  test.each(['', '   ', '20240231200000', '20240309250000', '20240309206100', '7/29/2020', 'now', undefined])(
    'rejects %s',
    (text) => {
      expect(guideTime(text)).toBeNull();
    },
  );
});
