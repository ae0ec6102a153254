import { expect, test } from 'vitest';
import { RowOutcome } from '../report/row-outcome.ts';
import { programmeTimes } from './programme-times.ts';
import { RowReader } from './row-reader.ts';

function times(launch: string, time: string) {
  const cells = new Map(Object.entries({ launch, time, days: 'Sun;Mon' }));
  const row = new RowReader(new RowOutcome(2, ''), cells);
  return programmeTimes(row, { launchDate: 'launch', launchTime: 'time', weekdays: 'days' }, 1);
}

test('moves the weekdays of a launch after midnight with its date', () => {
  expect(times('2024-07-01', '24:30')).toMatchObject({
    launch_date: '2024-07-02',
    launch_time: '00:30',
    weekdays: 0b0000011,
  });
});

test.each([
  ['2024-07-01', '00:30'],
  ['2024-07', '24:30'],
])('keeps the weekdays of a launch whose date stays: %s %s', (launch, time) => {
  expect(times(launch, time)).toMatchObject({ launch_date: '2024-07-01', weekdays: 0b1000001 });
});
