import { describe, expect, test } from '@jest/globals';
import {
  DURATION_BUCKETS,
  FORMAT_TYPES,
  PLATFORMS,
  TIMESLOTS,
  WEEKDAYS,
  platformOfCard,
  timeslotFromCode,
} from './codes.ts';
import { languageFromHeader, languageFromStorage, languageId, languageTag } from './language.ts';
import { BREAKPOINTS, layoutFlags, SMALL_DIALOG, SPACING_UNIT } from './layout.ts';
import { performanceColor } from './performance.ts';
import { formatRating, formatShare } from './rating-format.ts';

describe('codes', () => {
  test('[ADV-10] format types, platforms, weekdays and durations have the specified codes', () => {
    expect(FORMAT_TYPES).toEqual({ original: 1, acquired: 2, adaptation: 3 });
    expect(PLATFORMS).toEqual({ tv: 1, online: 2 });
    expect(WEEKDAYS).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(DURATION_BUCKETS.map(({ min, max }) => `${String(min)}/${String(max)}`)).toEqual([
      'null/9',
      '10/30',
      '31/60',
      '61/null',
    ]);
  });

  test('[ADV-10] both spellings of a timeslot have the same meaning, and anything else has none', () => {
    expect(TIMESLOTS).toEqual(['daytime', 'access_primetime', 'primetime', 'latenight']);
    expect(timeslotFromCode('accessPrimetime')).toBe('access_primetime');
    expect(timeslotFromCode('access_primetime')).toBe('access_primetime');
    expect(timeslotFromCode('lateNight')).toBe('latenight');
    expect(timeslotFromCode('morning')).toBeUndefined();
    expect(timeslotFromCode('constructor')).toBeUndefined();
  });

  test('[ADV-10] on a card, platforms 2 and 3 are both the web', () => {
    expect([1, 2, 3, null, 9].map(platformOfCard)).toEqual(['tv', 'online', 'online', null, null]);
  });
});

describe('layout', () => {
  test('[LAY-01] flags change exactly at 800, 1280 and 1000 pixels', () => {
    expect(layoutFlags(800)).toEqual({ isMobile: true, isTablet: true, isSmallScreen: true });
    expect(layoutFlags(801)).toEqual({ isMobile: false, isTablet: true, isSmallScreen: true });
    expect(layoutFlags(1000).isSmallScreen).toBe(true);
    expect(layoutFlags(1001).isSmallScreen).toBe(false);
    expect(layoutFlags(1280).isTablet).toBe(true);
    expect(layoutFlags(1281)).toEqual({ isMobile: false, isTablet: false, isSmallScreen: false });
  });

  test('[LAY-01] breakpoints, small dialogs and spacing are the specified ones', () => {
    expect(Object.values(BREAKPOINTS)).toEqual([480, 768, 1024, 1280, 1370, 1550, 1680]);
    expect(SMALL_DIALOG).toEqual({ width: 520, height: 630 });
    expect(SPACING_UNIT).toBe(8);
  });
});

describe('language', () => {
  test("[LNG-01] 'ch' in storage is Chinese with language id 1, anything else English without an id", () => {
    expect(languageFromStorage('ch')).toBe('ch');
    expect([null, '', 'en', 'CH', 'zh'].map(languageFromStorage)).toEqual(['en', 'en', 'en', 'en', 'en']);
    expect(languageId('ch')).toBe(1);
    expect(languageId('en')).toBeNull();
    expect(languageTag('ch')).toBe('zh-CN');
  });

  test('[LNG-03] a LanguageId header of 1 is Chinese, an empty or missing one English', () => {
    expect(languageFromHeader('1')).toBe('ch');
    expect([undefined, '', '0', '11'].map(languageFromHeader)).toEqual(['en', 'en', 'en', 'en']);
  });
});

describe('ratings', () => {
  test.each([
    [0, '0.0'],
    [12.34, '12.3'],
    [12.35, '12.3'],
    [999.95, '1 000.0'],
    [1234.56, '1 234.6'],
    [1234567, '1 234 567.0'],
    [-0.01, '0.0'],
    [-1234.5, '-1 234.5'],
  ])('[FMT-01] %d is shown as %s', (value, shown) => {
    expect(formatRating(value)).toBe(shown);
  });

  test('[FMT-01] an unknown share is a dash, a known one a percentage', () => {
    expect(formatShare(null)).toBe('-');
    expect(formatShare(7)).toBe('7.0%');
  });

  test('[PRF-01] green from 20% above the slot, red from 20% below, yellow between', () => {
    expect(performanceColor(12, 10)).toBe('green');
    expect(performanceColor(11.9, 10)).toBe('yellow');
    expect(performanceColor(8.1, 10)).toBe('yellow');
    expect(performanceColor(8, 10)).toBe('red');
    // 8.4 / 7 - 1 is 0.19999999999999996 in binary fractions.
    expect(performanceColor(8.4, 7)).toBe('green');
  });

  test('[PRF-01] without both shares there is no colour', () => {
    expect(performanceColor(null, 10)).toBeNull();
    expect(performanceColor(10, null)).toBeNull();
    expect(performanceColor(10, 0)).toBeNull();
  });
});
