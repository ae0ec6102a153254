import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, ButtonLink, IconButton } from './index.ts';

test('can be focused and pressed by keyboard and by pointer', async () => {
  const user = userEvent.setup();
  const onPress = jest.fn();
  render(<Button onPress={() => onPress()}>Search</Button>);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.keyboard(' ');
  await user.click(screen.getByRole('button'));
  expect(onPress).toHaveBeenCalledTimes(3);
});

test('does nothing while disabled', async () => {
  const user = userEvent.setup();
  const onPress = jest.fn();
  render(
    <Button variant="danger" isDisabled onPress={() => onPress()}>
      Delete
    </Button>,
  );
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('button')).toBeDisabled();
  expect(onPress).not.toHaveBeenCalled();
});

test('keeps the focus while loading, announces it, and ignores clicks', async () => {
  const user = userEvent.setup();
  const onPress = jest.fn();
  const button = (isLoading: boolean) => (
    <Button variant="primary" isLoading={isLoading} loadingLabel="Saving" onPress={() => onPress()}>
      Save
    </Button>
  );
  const { rerender } = render(button(false));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  rerender(button(true));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Save Saving' })).toHaveFocus();
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('submits its form once, and not while it loads', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  const form = (isLoading: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Button type="submit" isLoading={isLoading}>
        Log in
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await user.click(screen.getByRole('button'));
  rerender(form(true));
  await user.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('names an icon button by its label, which appears on focus; a toggle exposes its state', async () => {
  const user = userEvent.setup();
  render(<IconButton label="Show selected" icon={<svg />} isPressed />);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Show selected', pressed: true })).toHaveFocus();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Show selected');
});

test('lets a blocked icon button get the focus and show its reason, but not be pressed', async () => {
  const user = userEvent.setup();
  const onPress = jest.fn();
  const icon = (reason: string | null) => (
    <IconButton label="Export" icon={<svg />} disabledReason={reason} onPress={() => onPress()} />
  );
  const { rerender } = render(icon('Select a programme first'));
  await user.tab();
  const button = screen.getByRole('button', { name: 'Export' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Export Select a programme first');
  await user.keyboard('{Enter}');
  await user.click(button);
  expect(onPress).not.toHaveBeenCalled();
  rerender(icon(null));
  expect(button).not.toHaveAttribute('aria-disabled');
  await user.click(button);
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('shows the description of an icon button before it is pressed', async () => {
  render(<IconButton label="Export" icon={<svg />} hint="At most 50" />);
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Export' });
  expect(button).toHaveAccessibleDescription('Export At most 50');
  expect(button).not.toHaveAttribute('aria-disabled');
});

test('gives an icon button that is not a toggle no pressed state', () => {
  render(<IconButton label="Close" icon={<svg />} />);
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-pressed');
});

test('renders a button link as a link with its address', () => {
  render(<ButtonLink href="mailto:team@example.com">Contact us</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', 'mailto:team@example.com');
});
