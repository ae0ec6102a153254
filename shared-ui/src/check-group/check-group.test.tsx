import { expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckGroup } from './index.ts';

const DAYS = [
  { id: 1, label: 'Mon' },
  { id: 6, label: 'Sat' },
  { id: 7, label: 'Sun', isDisabled: true },
] as const;

test('renders options as check boxes in a named group, and reports ticked ones in order', async () => {
  const onChange = jest.fn();
  render(<CheckGroup label="Weekdays" options={DAYS} value={[6]} onChange={onChange} />);
  const group = within(screen.getByRole('group', { name: 'Weekdays' }));
  expect(group.getByRole('checkbox', { name: 'Sat' })).toBeChecked();
  await userEvent.click(group.getByRole('checkbox', { name: 'Mon' }));
  expect(onChange).toHaveBeenLastCalledWith([1, 6]);
  await userEvent.click(group.getByRole('checkbox', { name: 'Sat' }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});

test('can be ticked by keyboard, except disabled options', async () => {
  const onChange = jest.fn();
  render(<CheckGroup label="Weekdays" options={DAYS} value={[]} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[[6]]]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sun' }));
  expect(onChange).toHaveBeenCalledTimes(1);
});
