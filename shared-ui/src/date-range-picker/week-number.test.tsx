import { useState } from 'react';
import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../ui-provider/index.ts';
import { DateRangePicker, type DateBounds, type DateRange } from './index.ts';
import { PICKER_TEXTS } from './picker-texts.fixture.ts';

const bounds: DateBounds = { min: '2026-03-10', max: '2026-04-22' };

function Picker() {
  const [value, setValue] = useState<DateRange>({ start: '2026-03-17', end: null });
  return (
    <UiProvider locale="en">
      <DateRangePicker value={value} onChange={setValue} texts={PICKER_TEXTS} bounds={bounds} />
    </UiProvider>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test('[DRP-04] week numbers can be reached and pressed by keyboard, those outside the bounds are skipped', async () => {
  const user = userEvent.setup();
  render(<Picker />);
  act(() => button('Next year').focus());
  await user.tab();
  expect(button('Week 11')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(button('Week 11')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect(button('Week 12')).toHaveFocus();
  for (const day of ['Monday, March 16, 2026', 'Sunday, March 22, 2026'])
    expect(button(day).closest('td')).toHaveAttribute('aria-selected', 'true');
});

test('adds one stop for Tab to each calendar, and keeps the arrows of the days', async () => {
  const user = userEvent.setup();
  render(<Picker />);
  act(() => button('Week 11').focus());
  await user.tab();
  await user.keyboard('{ArrowDown}{Home}{ArrowLeft}');
  expect(document.activeElement).toHaveAccessibleName('Sunday, March 15, 2026');
  await user.tab();
  expect(screen.getAllByRole('grid')[1]).toContainElement(document.activeElement as HTMLElement);
  expect(document.activeElement).toHaveAccessibleName('Week 14');
  await user.tab();
  expect(document.body).toHaveFocus();
});
