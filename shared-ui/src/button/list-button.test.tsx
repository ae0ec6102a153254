import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { ListTooltip } from '../tooltip/index.ts';
import { ListButton } from './index.ts';

function List({ onPress }: { readonly onPress?: (name: string) => void }) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} role="presentation" onKeyDown={(event) => onPress?.(`row ${event.key}`)}>
      {['Edit', 'Delete'].map((label) => (
        <ListButton
          key={label}
          label={label}
          icon={<svg aria-hidden="true" />}
          onPress={() => onPress?.(label)}
        />
      ))}
      <ListTooltip list={list} />
    </div>
  );
}

test('appears on hover, follows the pointer to the next button, and disappears after it', async () => {
  const user = userEvent.setup();
  render(<List />);
  await user.hover(screen.getByRole('button', { name: 'Edit' }));
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit');
  await user.hover(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Delete');
  await user.unhover(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
});

test('is pressed by pointer and keyboard, without pressing the row around it', async () => {
  const user = userEvent.setup();
  const onPress = jest.fn();
  render(<List onPress={onPress} />);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  await user.keyboard('{Enter} {ArrowDown}');
  expect(onPress.mock.calls.flat()).toEqual(['Edit', 'Edit', 'Edit', 'row ArrowDown']);
});

test('one tooltip shows the label of the button with the focus, as its description', async () => {
  const user = userEvent.setup();
  render(<List />);
  await user.tab();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Edit');
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveAccessibleDescription('Edit');
  await user.tab();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Delete');
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription('Delete');
  expect(screen.getByRole('button', { name: 'Edit' })).not.toHaveAccessibleDescription();
});

test.each(['{Escape}', '{Enter}'])('the tooltip disappears with %s', async (key) => {
  const user = userEvent.setup();
  render(<List />);
  await user.tab();
  expect(screen.getByRole('tooltip')).toBeVisible();
  await user.keyboard(key);
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Edit' })).not.toHaveAccessibleDescription();
});
