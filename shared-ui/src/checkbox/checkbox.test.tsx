import { useState } from 'react';
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './index.ts';

function KeepMe() {
  const [isSelected, setSelected] = useState(false);
  return (
    <Checkbox
      label="Remember"
      description="On this device"
      isSelected={isSelected}
      onChange={(next) => setSelected(next)}
    />
  );
}

test('toggles with space and by a click on the label', async () => {
  const user = userEvent.setup();
  render(<KeepMe />);
  const box = () => screen.getByRole('checkbox', { name: 'Remember' });
  await user.tab();
  expect(box()).toHaveFocus();
  await user.keyboard(' ');
  expect(box()).toBeChecked();
  await user.click(screen.getByText('Remember'));
  expect(box()).not.toBeChecked();
  expect(box()).toHaveAccessibleDescription('On this device');
});

test('is mixed while partly selected, and no longer once the state changes', () => {
  const props = {
    label: 'All programmes',
    isLabelHidden: true,
    isSelected: false,
    onChange: () => undefined,
  };
  const { rerender } = render(<Checkbox {...props} isIndeterminate />);
  expect(screen.getByRole('checkbox', { name: 'All programmes' })).toBePartiallyChecked();
  rerender(<Checkbox {...props} />);
  expect(screen.getByRole('checkbox')).not.toBePartiallyChecked();
});

test('shows the state of its props, not the click', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(<Checkbox label="Frozen" isSelected={false} onChange={(next) => onChange(next)} />);
  await user.click(screen.getByRole('checkbox'));
  expect(onChange).toHaveBeenCalledWith(true);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('reports nothing while disabled', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(<Checkbox label="Online" isSelected isDisabled onChange={() => onChange()} />);
  await user.click(screen.getByRole('checkbox'));
  expect(onChange).not.toHaveBeenCalled();
});
