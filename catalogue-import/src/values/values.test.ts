import { describe, expect, test } from 'vitest';
import { calendarDate, dayAfter, daysBetween } from './calendar-date.ts';
import { cellText, knownText, listCell } from './cell-text.ts';
import { clockOf, clockTime } from './clock-time.ts';
import { countryCode } from './country-code.ts';
import { foldedName } from './folded-name.ts';
import { numberCell, wholeNumber } from './number-cell.ts';
import { person } from './people.ts';
import { SlashOrderDetector } from './slash-order.ts';
import { maskOfDate, shiftedMask, weekdayMask } from './weekday-mask.ts';

describe('cell texts', () => {
  test('removes white space of every kind and control characters, and returns null for an empty cell', () => {
    expect(cellText(' \u00a0a\u200b  b\n')).toBe('a b');
    expect(cellText(' \u00a0 ')).toBeNull();
    expect(cellText('a\0b')).toBe('ab');
    expect(cellText('a\u001b[2Jb\u009bc\u007f')).toBe('a[2Jbc');
  });

  test('treats words for "unknown" as no value', () => {
    expect(['n / a', 'TBA', '—', '未知'].map(knownText)).toEqual([null, null, null, null]);
    expect(knownText('Tba Ltd')).toBe('Tba Ltd');
  });

  test('drops empty parts of lists', () => {
    expect(listCell('a; ;b;')).toEqual(['a', 'b']);
    expect(listCell(null)).toEqual([]);
  });
});

describe('numbers', () => {
  test('removes a footnote mark and reports it', () => {
    expect(numberCell('9.84[13]')).toEqual({ value: 9.84, footnote: true });
    expect(numberCell('9.84')).toEqual({ value: 9.84, footnote: false });
    expect(numberCell('7.1 †')).toEqual({ value: 7.1, footnote: true });
  });

  test('reads thousands separators, and rejects anything that is not one number', () => {
    expect(numberCell('1,234,567')?.value).toBe(1_234_567);
    expect(numberCell('12 345.5')?.value).toBe(12_345.5);
    for (const text of ['2.37 (#5)', '1.0/3', '14.50m', 'n / a', '', '1,23', '--5'])
      expect(numberCell(text)).toBeNull();
  });

  test('keeps whole numbers within bounds', () => {
    expect(wholeNumber('12', 1, 20)).toBe(12);
    expect(wholeNumber('0', 1, 20)).toBeNull();
    expect(wholeNumber('1.5', 1, 20)).toBeNull();
  });
});

describe('dates', () => {
  test('keeps the precision of a year or month alone', () => {
    expect(calendarDate('2005')).toEqual({ date: '2005-01-01', precision: 'year' });
    expect(calendarDate('2014-03')).toEqual({ date: '2014-03-01', precision: 'month' });
    expect(calendarDate('2014年3月')).toEqual({ date: '2014-03-01', precision: 'month' });
    expect(calendarDate('2014-03-09')).toEqual({ date: '2014-03-09', precision: 'day' });
  });

  test('reads dates in words and in Chinese', () => {
    expect(calendarDate('September 24, 2021')?.date).toBe('2021-09-24');
    expect(calendarDate('9 Feb 2013')?.date).toBe('2013-02-09');
    expect(calendarDate('2021年9月24日')?.date).toBe('2021-09-24');
  });

  test('requires an order for dates with slashes, and rejects impossible dates', () => {
    expect(calendarDate('3/4/2021')).toBeNull();
    expect(calendarDate('3/4/2021', 'month-first')?.date).toBe('2021-03-04');
    expect(calendarDate('3/4/2021', 'day-first')?.date).toBe('2021-04-03');
    expect(calendarDate('2/30/2021', 'month-first')).toBeNull();
    expect(calendarDate('2021-02-30')).toBeNull();
    expect(calendarDate('0000-00-00')).toBeNull();
  });

  test("detects a column's order by one day above 12, and leaves contradictions unknown", () => {
    const monthFirst = new SlashOrderDetector('Launched');
    for (const value of ['3/4/2021', '3/24/2021']) monthFirst.see(value);
    expect(monthFirst.order).toBe('month-first');
    const silent = new SlashOrderDetector('Launched');
    silent.see('3/4/2021');
    expect(silent.order).toBeNull();
    silent.see('24/3/2021');
    silent.see('3/24/2021');
    expect(silent.order).toBeNull();
    expect(new SlashOrderDetector('Launch date (m/d/yyyy)').order).toBe('month-first');
  });

  test('adds days across the end of a month', () => {
    expect(dayAfter('2024-02-28', 1)).toBe('2024-02-29');
    expect(dayAfter('2024-02-28', 0)).toBe('2024-02-28');
  });

  test('counts days across the end of a month, in both directions', () => {
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('2024-01-01', '2023-12-31')).toBe(-1);
  });
});

describe('times', () => {
  test('reads 12-hour and 24-hour clocks', () => {
    expect(clockTime('9:00 P.M.')).toEqual({ time: '21:00', dayShift: 0 });
    expect(clockTime('12:15\u00a0a.m.')).toEqual({ time: '00:15', dayShift: 0 });
    expect(clockTime('09:15:30')).toEqual({ time: '09:15', dayShift: 0 });
  });

  test('assigns hours above 23 to the next day', () => {
    expect(clockTime('24:30')).toEqual({ time: '00:30', dayShift: 1 });
    expect(clockTime('29:59')).toEqual({ time: '05:59', dayShift: 1 });
  });

  test('rejects what is not a time of day', () => {
    for (const text of ['30:00', '12:60', '13:00 pm', '0:30 am', 'noon', ''])
      expect(clockTime(text)).toBeNull();
  });

  test('wraps minutes around midnight', () => {
    expect(clockOf(1_470)).toBe('00:30');
    expect(clockOf(-30)).toBe('23:30');
  });
});

describe('weekdays', () => {
  test('reads lists and ranges, also across the end of the week', () => {
    expect(weekdayMask('Mon;Tue;Sun')).toBe(0b1000011);
    expect(weekdayMask('monday to friday')).toBe(0b0011111);
    expect(weekdayMask('saturday to wednesday')).toBe(0b1100111);
    expect(weekdayMask('thursday & friday')).toBe(0b0011000);
    expect(weekdayMask('weekdays 2:30 pm')).toBe(0b0011111);
    expect(weekdayMask('weekends')).toBe(0b1100000);
    expect(weekdayMask('weekends 3:00 pm')).toBe(0b1100000);
    expect(weekdayMask('every day 7:00 pm')).toBe(0b1111111);
  });

  test('reads ranges with dashes beside times with dashes', () => {
    for (const text of ['Mon-Fri', 'Monday–Friday', 'Mon. — Fri.', 'mon thru fri', 'Mon-Fri 14:30-15:00'])
      expect(weekdayMask(text)).toBe(0b0011111);
    expect(weekdayMask('Mon-Wed, Sat')).toBe(0b0100111);
    expect(weekdayMask('Monday - 8:00 pm')).toBe(1);
  });

  test('reads days in Chinese', () => {
    expect(weekdayMask('周一;周日')).toBe(0b1000001);
    for (const text of ['周一至周五', '星期一到星期五', '周一至五 20:00', '周一-周五', '工作日'])
      expect(weekdayMask(text)).toBe(0b0011111);
    expect(weekdayMask('周一、三、五')).toBe(0b0010101);
    expect(weekdayMask('周六周日')).toBe(0b1100000);
    expect(weekdayMask('星期天')).toBe(0b1000000);
    expect(weekdayMask('周末')).toBe(0b1100000);
    expect(weekdayMask('每天')).toBe(0b1111111);
  });

  test('returns null without a day, and ignores words that only begin like days', () => {
    expect(weekdayMask('unknown')).toBeNull();
    expect(weekdayMask('month; sunshine; fringe')).toBeNull();
    expect(weekdayMask('第一、二季')).toBeNull();
  });

  test('gives the weekday of a date', () => {
    expect(maskOfDate('2024-01-01')).toBe(1);
    expect(maskOfDate('2024-01-07')).toBe(64);
  });

  test('moves weekdays across the end of the week', () => {
    expect(shiftedMask(0b1000001, 1)).toBe(0b0000011);
    expect(shiftedMask(0b0000011, -1)).toBe(0b1000001);
    expect(shiftedMask(0b0010100, 7)).toBe(0b0010100);
  });
});

describe('countries', () => {
  test('reads codes and names, and UK as Great Britain', () => {
    expect(countryCode('FR')).toEqual({ code: 'FR', repaired: false });
    expect(countryCode('UK')).toEqual({ code: 'GB', repaired: true });
    expect(countryCode('jp')).toEqual({ code: 'JP', repaired: true });
    expect(countryCode('South Korea')?.code).toBe('KR');
    expect(countryCode('中国')?.code).toBe('CN');
    expect(countryCode('XK')?.code).toBe('XK');
  });

  test('rejects regions and former states', () => {
    for (const text of ['arab world', 'Soviet Union', 'ZZ', 'EU', '']) expect(countryCode(text)).toBeNull();
  });
});

describe('names', () => {
  test('ignores accents, case and punctuation in folded names, but not scripts', () => {
    expect(foldedName("L'Équipe  TV!")).toBe('l equipe tv');
    expect(foldedName('Disney+')).not.toBe(foldedName('Disney'));
    expect(foldedName('กา')).not.toBe(foldedName('กี'));
    expect(foldedName('が')).not.toBe(foldedName('か'));
  });

  test('removes a role in front of a name', () => {
    expect(person('Presenter - Ada Example')).toEqual({ name: 'Ada Example', isHost: true, repaired: true });
    expect(person('Narrator - Ada Example')).toEqual({ name: 'Ada Example', isHost: false, repaired: true });
    expect(person('Ada Example-Presenter')).toEqual({
      name: 'Ada Example-Presenter',
      isHost: false,
      repaired: false,
    });
    expect(person('1')).toBeNull();
  });
});
