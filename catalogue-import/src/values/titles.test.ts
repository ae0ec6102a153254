import { describe, expect, test } from 'vitest';
import { splitDoubleTitle } from './double-title.ts';
import { episodeTitle } from './episode-mark.ts';
import { isLatin, isMostlyForeign } from './script.ts';

describe('double titles', () => {
  test('splits Chinese and English in either order', () => {
    const both = { chinese: '北岸灯塔', english: 'North Shore Light' };
    expect(splitDoubleTitle('北岸灯塔 / North Shore Light')).toEqual(both);
    expect(splitDoubleTitle('North Shore Light | 北岸灯塔')).toEqual(both);
    expect(splitDoubleTitle('北岸灯塔／North Shore Light')).toEqual(both);
  });

  test('keeps two titles in one script, and slashes inside a name', () => {
    for (const title of ['Day / Night', '日 / 夜', 'AC/DC 演唱会', 'a / b / 三'])
      expect(splitDoubleTitle(title)).toBeNull();
  });
});

describe('episode marks', () => {
  test.each([
    ['北岸一家（24）', '北岸一家'],
    ['北岸一家(25,26)(首)', '北岸一家'],
    ['北岸一家（3、', '北岸一家'],
    ['北岸一家（1236）', '北岸一家'],
    ['北岸一家 第13集', '北岸一家'],
    ['North Shore (3)', 'North Shore'],
    ['North Shore S13, Ep 20', 'North Shore'],
    ['North Shore -Tide- Season 2 - Eps.10', 'North Shore -Tide-'],
    ['北岸一家31/38', '北岸一家'],
  ])('%s is an episode of %s', (title, programme) => {
    expect(episodeTitle(title)).toMatchObject({ title: programme, marked: true });
  });

  test('extracts season and number of episodes from the mark', () => {
    expect(episodeTitle('North Shore S13, Ep 20').season).toBe(13);
    expect(episodeTitle('北岸一家31/38').episodes).toBe(38);
  });

  test.each(['North Shore 13', 'North Shore (2015)', 'Storm 9/11', '第3集', 'Studio 54', '(3)'])(
    'keeps %s',
    (title) => {
      expect(episodeTitle(title)).toEqual({ title, season: null, episodes: null, marked: false });
    },
  );
});

test('distinguishes scripts', () => {
  expect(isLatin('Čtvrť 7!')).toBe(true);
  expect(isLatin('Light 灯')).toBe(false);
  expect(isMostlyForeign('نشرة الأخبار BBC')).toBe(true);
  expect(isMostlyForeign('News 24')).toBe(false);
  expect(isMostlyForeign('24')).toBe(false);
});
