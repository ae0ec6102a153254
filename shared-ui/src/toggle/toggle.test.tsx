import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toggle } from './index.ts';

test('is a switch with a name and a description, which a click toggles', async () => {
  const onChange = jest.fn();
  const { rerender } = render(
    <Toggle label="With video" description="Trailers too" isOn={false} onChange={onChange} />,
  );
  const toggle = screen.getByRole('switch', { name: 'With video' });
  expect(toggle).not.toBeChecked();
  expect(toggle).toHaveAccessibleDescription('Trailers too');
  await userEvent.click(screen.getByText('With video'));
  expect(onChange).toHaveBeenLastCalledWith(true);
  rerender(<Toggle label="With video" isOn onChange={onChange} />);
  expect(toggle).toBeChecked();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(false);
});

test('stays unchanged while disabled', async () => {
  const onChange = jest.fn();
  render(<Toggle label="With video" isOn isDisabled onChange={onChange} />);
  await userEvent.click(screen.getByRole('switch'));
  expect(onChange).not.toHaveBeenCalled();
});
