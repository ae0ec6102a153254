import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { UiProvider } from '../ui-provider/index.ts';
import { DateRangePicker, OPEN_RANGE, type DateBounds, type DateRange } from './index.ts';

const texts = {
  previousYear: 'Previous year',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  nextYear: 'Next year',
  month: 'Month',
  week: (number: number) => `Week ${number}`,
  clear: 'Clear dates',
};
const OTHER = { start: null, end: '2026-04-01' };
const onChange = jest.fn<(range: DateRange) => void>();

function Picker({ initial, bounds }: { initial: DateRange; bounds?: DateBounds }) {
  const [value, setValue] = useState(initial);
  return (
    <UiProvider locale="en">
      <DateRangePicker
        value={value}
        onChange={(range) => {
          onChange(range);
          setValue(range);
        }}
        texts={texts}
        {...(bounds ? { bounds } : {})}
      />
      <button type="button" onClick={() => setValue(OTHER)}>
        Elsewhere
      </button>
    </UiProvider>
  );
}

const MARCH = { start: '2026-03-05', end: null };
const show = (initial: DateRange = MARCH, bounds?: DateBounds) =>
  render(<Picker initial={initial} {...(bounds ? { bounds } : {})} />);
const grid = (name: string) => within(screen.getByRole('grid', { name }));
const day = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(day(name));
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 2, 20) });
  onChange.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the date-range picker', () => {
  test('[DRP-01] has two calendars from Monday, six rows each, week numbers, and shaded weekends', () => {
    show();
    for (const month of ['March 2026', 'April 2026']) {
      expect(grid(month).getAllByRole('row', { hidden: true })).toHaveLength(7);
    }
    const march = screen.getByRole('grid', { name: 'March 2026' });
    expect([...march.querySelectorAll('th[scope=col]')].slice(1).map((head) => head.textContent)).toEqual([
      'M',
      'T',
      'W',
      'T',
      'F',
      'S',
      'S',
    ]);
    expect(grid('March 2026').getByRole('button', { name: 'Week 10' })).toBeVisible();
    expect(day('Saturday, March 7, 2026').closest('td')).toHaveClass('weekend');
    expect(day('Friday, March 6, 2026').closest('td')).not.toHaveClass('weekend');
  });

  test('[DRP-01] arrows go by months and years', () => {
    show();
    press('Next month');
    expect(screen.getByRole('grid', { name: 'April 2026' })).toBeVisible();
    press('Previous year');
    expect(screen.getByRole('grid', { name: 'April 2025' })).toBeVisible();
    press('Previous month');
    press('Next year');
    expect(screen.getByRole('combobox', { name: 'Month' })).toHaveValue('2026-03');
  });

  test('[DRP-05] clicks are told once none has followed for 300 ms', () => {
    show(OPEN_RANGE);
    press('Monday, March 9, 2026');
    pass(299);
    press('Wednesday, March 4, 2026');
    pass(299);
    expect(onChange).not.toHaveBeenCalled();
    expect(day('Monday, March 9, 2026').closest('td')).toHaveAttribute('aria-selected', 'true');
    pass(1);
    expect(onChange.mock.calls).toEqual([[{ start: '2026-03-04', end: '2026-03-09' }]]);
  });

  test('a click is not lost when the picker goes at once', () => {
    const { unmount } = show(OPEN_RANGE);
    press('Monday, March 9, 2026');
    unmount();
    expect(onChange.mock.calls).toEqual([[{ start: '2026-03-09', end: null }]]);
  });

  test('dates are cleared at once, and a click that still waits does not bring them back', () => {
    show();
    press('Monday, March 9, 2026');
    press('Clear dates');
    expect(onChange.mock.calls).toEqual([[OPEN_RANGE]]);
    pass(1000);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(day('Clear dates')).toHaveAttribute('aria-disabled', 'true');
  });

  test('dates that were clicked first and not told yet can be cleared too', () => {
    const { unmount } = show(OPEN_RANGE);
    press('Monday, March 9, 2026');
    press('Clear dates');
    unmount();
    expect(onChange.mock.calls).toEqual([[OPEN_RANGE]]);
  });

  test('another range from outside counts, not the click that waits', () => {
    show();
    press('Monday, March 9, 2026');
    press('Elsewhere');
    pass(1000);
    expect(onChange).not.toHaveBeenCalled();
    expect(day('Wednesday, April 1, 2026').closest('td')).toHaveAttribute('aria-selected', 'true');
  });

  test('[DRP-03] a click on a selected day clears it', () => {
    show();
    press('Thursday, March 5, 2026');
    pass(300);
    expect(onChange).toHaveBeenLastCalledWith(OPEN_RANGE);
  });

  test('[DRP-04] a click on a week number selects the week from Monday to Sunday, and again clears it', () => {
    show();
    const week = grid('March 2026').getByRole('button', { name: 'Week 11' });
    fireEvent.click(week);
    pass(300);
    expect(onChange).toHaveBeenLastCalledWith({ start: '2026-03-09', end: '2026-03-15' });
    fireEvent.click(week);
    pass(300);
    expect(onChange).toHaveBeenLastCalledWith(OPEN_RANGE);
  });

  test('[DRP-05] the view is moved into the bounds, and nothing outside of them can be reached or clicked', () => {
    show({ start: '2020-01-01', end: null }, { min: '2026-03-10', max: '2026-05-20' });
    expect(screen.getByRole('combobox', { name: 'Month' })).toHaveValue('2026-03');
    expect(screen.getAllByRole('option')).toHaveLength(3);
    for (const name of ['Previous month', 'Previous year']) {
      expect(day(name)).toHaveAttribute('aria-disabled', 'true');
      press(name);
      expect(screen.getByRole('combobox', { name: 'Month' })).toHaveValue('2026-03');
    }
    expect(day('Monday, March 9, 2026')).toBeDisabled();
    expect(day('Tuesday, March 10, 2026')).toBeEnabled();
    act(() => day('Next year').focus());
    press('Next year');
    expect(screen.getByRole('combobox', { name: 'Month' })).toHaveValue('2026-05');
    expect(day('Next year')).toHaveFocus();
  });

  test('[DRP-05] a week is taken as far as it lies within the bounds, and not at all beyond them', () => {
    show(OPEN_RANGE, { min: '2026-03-10', max: '2026-03-18' });
    const week = (number: number) => grid('March 2026').getByRole('button', { name: `Week ${number}` });
    expect(week(10)).toBeDisabled();
    fireEvent.click(week(11));
    pass(300);
    expect(onChange).toHaveBeenLastCalledWith({ start: '2026-03-10', end: '2026-03-15' });
    fireEvent.click(week(12));
    pass(300);
    expect(onChange).toHaveBeenLastCalledWith({ start: '2026-03-16', end: '2026-03-18' });
    fireEvent.click(week(12));
    pass(300);
    expect(onChange).toHaveBeenLastCalledWith(OPEN_RANGE);
    expect(week(13)).toBeDisabled();
  });
});
