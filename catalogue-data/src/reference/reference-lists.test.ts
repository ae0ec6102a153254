import { describe, expect, test } from 'vitest';
import { TIMESLOTS } from '@airdex/shared-contracts/constants';
import {
  AUDIENCE_TARGETS,
  COUNTRY_CODES,
  countryName,
  FREQUENCIES,
  GENRES,
  KEYWORDS,
  timeslotOf,
} from './index.ts';
import { TIMESLOT_STARTS } from './timeslot.ts';

const CJK = /\p{Script=Han}/u;

describe('reference lists', () => {
  test('lists the 249 ISO countries and Kosovo, sorted, each with a name in both languages', () => {
    expect(COUNTRY_CODES).toHaveLength(250);
    expect([...new Set(COUNTRY_CODES)].sort()).toEqual(COUNTRY_CODES);
    for (const code of COUNTRY_CODES) {
      const { nameEn, nameZh } = countryName(code);
      expect(nameEn).not.toBe(code);
      expect(nameZh).toMatch(CJK);
    }
  });

  test('starts the genre tree with the samples of the specification', () => {
    expect(GENRES.slice(0, 3).map(({ en }) => en)).toEqual([
      'Action & Adventure',
      'Crime & Mystery',
      'Culture',
    ]);
    expect(GENRES.every(({ entries }) => entries.length >= 5 && entries.length <= 10)).toBe(true);
  });

  test('has at least 15 keyword groups of 8 to 20 keywords', () => {
    expect(KEYWORDS.length).toBeGreaterThanOrEqual(15);
    expect(KEYWORDS.every(({ entries }) => entries.length >= 8 && entries.length <= 20)).toBe(true);
  });

  test.each([
    ['genres', [...GENRES, ...GENRES.flatMap(({ entries }) => entries)]],
    ['keywords', [...KEYWORDS, ...KEYWORDS.flatMap(({ entries }) => entries)]],
    ['frequencies', FREQUENCIES],
    ['audience targets', AUDIENCE_TARGETS],
  ])('%s have unique keys and a name in both languages', (_name, entries) => {
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
    for (const { en, zh } of entries) {
      expect(en).not.toMatch(CJK);
      expect(zh).toMatch(CJK);
    }
  });

  test.each([
    ['genre', GENRES],
    ['keyword', KEYWORDS],
  ])('gives every entry within a group of the %s tree its own name', (_name, groups) => {
    for (const { entries } of groups) {
      expect(new Set(entries.map(({ en }) => en)).size).toBe(entries.length);
      expect(new Set(entries.map(({ zh }) => zh)).size).toBe(entries.length);
    }
  });
});

describe('timeslotOf', () => {
  test.each([
    ['05:59', 'latenight'],
    ['06:00', 'daytime'],
    ['17:59', 'daytime'],
    ['18:00', 'access_primetime'],
    ['19:59:59', 'access_primetime'],
    ['20:00', 'primetime'],
    ['22:29', 'primetime'],
    ['22:30', 'latenight'],
    ['00:00', 'latenight'],
  ])('%s is %s', (time, timeslot) => {
    expect(timeslotOf(time)).toBe(timeslot);
  });

  test('starts every slot at its own start time', () => {
    for (const timeslot of TIMESLOTS) expect(timeslotOf(TIMESLOT_STARTS[timeslot])).toBe(timeslot);
  });

  test.each(['24:00', '7:00', '12:60', '', 'noon'])('rejects "%s"', (time) => {
    expect(() => timeslotOf(time)).toThrow('Not a local time');
  });
});
