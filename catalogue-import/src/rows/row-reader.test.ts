import { expect, test } from 'vitest';
import { RowOutcome } from '../report/row-outcome.ts';
import { RowReader } from './row-reader.ts';

function reader(country: string): RowReader {
  return new RowReader(new RowOutcome(2, country), new Map([['country', country]]));
}

test('reads NA as Namibia, and "n/a" as no country', () => {
  expect(reader('NA').country('country')).toBe('NA');
  expect(reader('ZA;NA').countries('country')).toEqual(['ZA', 'NA']);
  for (const unknown of ['n/a', 'N/A', 'na', 'none', '—', '']) {
    const row = reader(unknown);
    expect([row.country('country'), row.countries('country')]).toEqual([null, []]);
    expect(row.outcome.repairs.size).toBe(0);
  }
});

test('notes countries that it corrects or cannot read', () => {
  const corrected = reader('UK');
  expect([corrected.country('country'), ...corrected.outcome.repairs]).toEqual(['GB', 'countryCode']);
  const unreadable = reader('Tideland');
  expect([unreadable.country('country'), ...unreadable.outcome.repairs]).toEqual([null, 'countryUnreadable']);
});
