import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { UiProvider } from '../ui-provider/index.ts';
import { DateRangePicker, type DateRange } from './index.ts';
import { PICKER_TEXTS } from './picker-texts.fixture.ts';

const day = { today: 'today', start: 'start date', end: 'end date', between: 'in the range' };
const show = (value: DateRange, locale = 'en', names: typeof day | null = day) =>
  render(
    <UiProvider locale={locale}>
      <DateRangePicker
        value={value}
        onChange={jest.fn()}
        texts={{ ...PICKER_TEXTS, ...(names === null ? {} : { day: names }) }}
      />
    </UiProvider>,
  );
const RANGE = { start: '2026-03-18', end: '2026-03-20' };

beforeEach(() => void jest.useFakeTimers({ now: new Date(2026, 2, 20) }));
afterEach(() => void jest.useRealTimers());

test('the name of a day says whether it is today, and where it is in the range', () => {
  show(RANGE);
  for (const name of [
    'Tuesday, March 17, 2026',
    'Wednesday, March 18, 2026, start date',
    'Thursday, March 19, 2026, in the range',
    'Friday, March 20, 2026, today, end date',
  ])
    expect(screen.getByRole('button', { name })).toBeVisible();
});

test('a range of one day starts and ends there, and an open one has no days between', () => {
  const { unmount } = show({ start: '2026-03-18', end: '2026-03-18' });
  expect(
    screen.getByRole('button', { name: 'Wednesday, March 18, 2026, start date, end date' }),
  ).toBeVisible();
  unmount();
  show({ start: '2026-03-18', end: null });
  expect(screen.getByRole('button', { name: 'Wednesday, March 18, 2026, start date' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /in the range/ })).not.toBeInTheDocument();
});

test('names have Chinese commas in Chinese, and only the date without texts', () => {
  const { unmount } = show(RANGE, 'zh-CN', { ...day, between: '范围内' });
  expect(screen.getByRole('button', { name: '2026年3月19日星期四，范围内' })).toBeVisible();
  unmount();
  show(RANGE, 'en', null);
  expect(screen.getByRole('button', { name: 'Friday, March 20, 2026' })).toBeVisible();
});
