import { expect, test } from 'vitest';
import { RowOutcome } from '../report/row-outcome.ts';
import { programmeTimes } from './programme-times.ts';
import { RowReader } from './row-reader.ts';

function times(launch: string, time: string, slot = '') {
  const cells = new Map(Object.entries({ launch, time, slot, end: '2024-07-31', days: 'Sun;Mon' }));
  const row = new RowReader(new RowOutcome(2, ''), cells);
  const columns = {
    launchDate: 'launch',
    launchTime: 'time',
    endDate: 'end',
    slotStart: 'slot',
    weekdays: 'days',
  };
  return programmeTimes(row, columns, 1);
}

const NEXT_DAY = { launch_date: '2024-07-02', end_date: '2024-08-01', weekdays: 0b0000011 };

test('moves the end and the weekdays of a launch after midnight with its date', () => {
  expect(times('2024-07-01', '24:30')).toMatchObject({ ...NEXT_DAY, launch_time: '00:30' });
});

test('moves a launch without a time to the day of its slot after midnight', () => {
  expect(times('2024-07-01', '', '24:30')).toMatchObject({ ...NEXT_DAY, slot_start: '00:30' });
});

test.each([
  ['2024-07-01', '00:30', '24:30'],
  ['2024-07', '24:30', ''],
  ['2024-07', '', '24:30'],
])('keeps the end and the weekdays of a launch whose date stays: %s %s %s', (launch, time, slot) => {
  expect(times(launch, time, slot)).toMatchObject({
    launch_date: '2024-07-01',
    end_date: '2024-07-31',
    weekdays: 0b1000001,
  });
});
