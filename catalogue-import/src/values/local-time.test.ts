import { expect, test } from 'vitest';
import { dateInCountry, instantOf, momentAt, momentInCountry, offsetsInCountry } from './local-time.ts';

const NEW_YEAR = Date.UTC(2024, 0, 1);

test('returns a local moment for a country with one clock, including summer time', () => {
  expect(momentInCountry(NEW_YEAR, 'JP')).toEqual({ date: '2024-01-01', time: '09:00' });
  expect(momentInCountry(Date.UTC(2024, 6, 1, 23, 30), 'GB')).toEqual({ date: '2024-07-02', time: '00:30' });
});

test('uses Beijing time for China', () => {
  expect(momentInCountry(NEW_YEAR, 'CN')).toEqual({ date: '2024-01-01', time: '08:00' });
});

test('returns null for a country with several clocks', () => {
  expect(momentInCountry(NEW_YEAR, 'US')).toBeNull();
  expect(offsetsInCountry('US', NEW_YEAR)).toContain(-300);
});

test('returns the date of a country whose clocks agree on it, even if they differ', () => {
  const evening = Date.UTC(2020, 3, 3, 14);
  expect(['FM', 'PG', 'US', 'RU', 'XX'].map((code) => dateInCountry(evening, code))).toEqual([
    '2020-04-04',
    '2020-04-04',
    '2020-04-03',
    null,
    null,
  ]);
  expect(momentInCountry(evening, 'PG')).toBeNull();
});

test('returns no offsets for an unknown place', () => {
  expect(offsetsInCountry('XK', NEW_YEAR).size).toBeLessThanOrEqual(1);
  expect(momentAt(NEW_YEAR, -210)).toEqual({ date: '2023-12-31', time: '20:30' });
});

test('accepts only timestamps with an offset as moments', () => {
  expect(instantOf('2024-01-01T00:00:00Z')).toBe(NEW_YEAR);
  expect(instantOf('2024-01-01T08:00:00+08:00')).toBe(NEW_YEAR);
  for (const text of ['2024-01-01T00:00:00', '2024-01-01', '', null]) expect(instantOf(text)).toBeNull();
});
