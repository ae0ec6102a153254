import { useState } from 'react';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_TIME_RANGE, TimeRangePicker } from './index.ts';

function Picker() {
  const [value, setValue] = useState(DEFAULT_TIME_RANGE);
  return <TimeRangePicker label="Slot" startLabel="From" endLabel="To" value={value} onChange={setValue} />;
}

const start = () => screen.getByRole('combobox', { name: 'From' });
const end = () => screen.getByRole('combobox', { name: 'To' });
const minutes = (list: HTMLElement) =>
  new Set(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent?.slice(3)),
  );

test('[TRP-01] is 10:00 to 12:59 initially, with minutes 00 or 30 at the start and 59 at the end', () => {
  render(<Picker />);
  expect(screen.getByRole('group', { name: 'Slot' })).toBeVisible();
  expect([start(), end()].map((list) => (list as HTMLSelectElement).value)).toEqual(['10:00', '12:59']);
  expect(minutes(start())).toEqual(new Set(['00', '30']));
  expect(minutes(end())).toEqual(new Set(['59']));
});

test('keeps the ends in order', async () => {
  render(<Picker />);
  await userEvent.selectOptions(start(), '20:30');
  expect(end()).toHaveValue('20:59');
  await userEvent.selectOptions(end(), '08:59');
  expect(start()).toHaveValue('08:00');
  await userEvent.selectOptions(end(), '23:59');
  expect(start()).toHaveValue('08:00');
});
