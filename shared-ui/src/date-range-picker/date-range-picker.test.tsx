import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { UiProvider } from '../ui-provider/index.ts';
import { DateRangePicker, OPEN_RANGE, type DateBounds, type DateRange } from './index.ts';
import { PICKER_TEXTS } from './picker-texts.fixture.ts';

const texts = { ...PICKER_TEXTS, clear: 'Clear dates' };
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
    const weekdays = grid('March 2026').getAllByRole('columnheader');
    expect(weekdays[0]).toHaveAccessibleName('Monday');
    expect(weekdays.map((head) => head.textContent)).toEqual(['M', 'T', 'W', 'T', 'F', 'S', 'S']);
    expect(grid('March 2026').getByRole('button', { name: 'Week 10' })).toBeVisible();
    expect(day('Saturday, March 7, 2026').closest('td')).toHaveClass('weekend');
    expect(day('Friday, March 6, 2026').closest('td')).not.toHaveClass('weekend');
  });

  test('states the language of its calendars, for screen readers and fonts', () => {
    render(
      <UiProvider locale="zh-CN">
        <DateRangePicker value={MARCH} onChange={jest.fn()} texts={texts} />
      </UiProvider>,
    );
    expect(screen.getByRole('grid', { name: '2026年3月' }).closest('[lang]')).toHaveAttribute(
      'lang',
      'zh-CN',
    );
  });

  test('[DRP-01] moves by months and years with its arrows', () => {
    show();
    press('Next month');
    expect(screen.getByRole('grid', { name: 'April 2026' })).toBeVisible();
    press('Previous year');
    expect(screen.getByRole('grid', { name: 'April 2025' })).toBeVisible();
    press('Previous month');
    press('Next year');
    expect(screen.getByRole('combobox', { name: 'Month' })).toHaveValue('2026-03');
  });

  test('[DRP-05] reports clicks once none has followed for 300 ms', () => {
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

  test('a double click selects a day like a click', () => {
    show(OPEN_RANGE);
    for (const detail of [1, 2]) fireEvent.click(day('Monday, March 9, 2026'), { detail });
    pass(300);
    expect(onChange.mock.calls).toEqual([[{ start: '2026-03-09', end: null }]]);
  });

  test('reports a pending click when it is unmounted', () => {
    const { unmount } = show(OPEN_RANGE);
    press('Monday, March 9, 2026');
    unmount();
    expect(onChange.mock.calls).toEqual([[{ start: '2026-03-09', end: null }]]);
  });

  test('clears dates immediately, and a pending click does not restore them', () => {
    show();
    press('Monday, March 9, 2026');
    press('Clear dates');
    expect(onChange.mock.calls).toEqual([[OPEN_RANGE]]);
    pass(1000);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(day('Clear dates')).toHaveAttribute('aria-disabled', 'true');
  });

  test('clears dates that were clicked but not reported yet', () => {
    const { unmount } = show(OPEN_RANGE);
    press('Monday, March 9, 2026');
    press('Clear dates');
    unmount();
    expect(onChange.mock.calls).toEqual([[OPEN_RANGE]]);
  });

  test('prefers a new range from outside to a pending click', () => {
    show();
    press('Monday, March 9, 2026');
    press('Elsewhere');
    pass(1000);
    expect(onChange).not.toHaveBeenCalled();
    expect(day('Wednesday, April 1, 2026').closest('td')).toHaveAttribute('aria-selected', 'true');
  });

  test('[DRP-03] clears a selected day when it is clicked', () => {
    show();
    press('Thursday, March 5, 2026');
    pass(300);
    expect(onChange).toHaveBeenLastCalledWith(OPEN_RANGE);
  });

  test('[DRP-04] selects the week from Monday to Sunday by its number, and clears it with another click', () => {
    show();
    const week = grid('March 2026').getByRole('button', { name: 'Week 11' });
    fireEvent.click(week);
    pass(300);
    expect(onChange).toHaveBeenLastCalledWith({ start: '2026-03-09', end: '2026-03-15' });
    fireEvent.click(week);
    pass(300);
    expect(onChange).toHaveBeenLastCalledWith(OPEN_RANGE);
  });

  test('[DRP-05] moves the view into the bounds, and blocks everything outside them', () => {
    show({ start: '2020-01-01', end: null }, { min: '2026-03-10', max: '2026-05-20' });
    expect(screen.getByRole('combobox', { name: 'Month' })).toHaveValue('2026-03');
    expect(screen.getAllByRole('option')).toHaveLength(2);
    for (const name of ['Previous month', 'Previous year']) {
      expect(day(name)).toHaveAttribute('aria-disabled', 'true');
      press(name);
      expect(screen.getByRole('combobox', { name: 'Month' })).toHaveValue('2026-03');
    }
    expect(day('Monday, March 9, 2026')).toBeDisabled();
    expect(day('Tuesday, March 10, 2026')).toBeEnabled();
    act(() => day('Next year').focus());
    press('Next year');
    // Of the two calendars, the second one shows the last month.
    expect(screen.getByRole('combobox', { name: 'Month' })).toHaveValue('2026-04');
    expect(screen.getAllByRole('grid').map((calendar) => calendar.getAttribute('aria-label'))).toEqual([
      'April 2026',
      'May 2026',
    ]);
    expect(day('Next year')).toHaveFocus();
  });

  test('[DRP-05] selects the part of a week within the bounds, and no week outside them', () => {
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
