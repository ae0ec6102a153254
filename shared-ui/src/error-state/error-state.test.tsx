import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './index.ts';

test('it is announced, and Retry is pressed by keyboard', async () => {
  const user = userEvent.setup();
  const onRetry = jest.fn();
  render(
    <ErrorState
      title="The search failed"
      text="Check your connection."
      retryLabel="Retry"
      onRetry={() => onRetry()}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The search failedCheck your connection.');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('without a way to retry there is no button', () => {
  render(<ErrorState title="The search failed" retryLabel="Retry" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('while it retries, pressing again does nothing', async () => {
  const user = userEvent.setup();
  const onRetry = jest.fn();
  render(<ErrorState title="Failed" retryLabel="Retry" isRetrying onRetry={() => onRetry()} />);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).not.toHaveBeenCalled();
});

test('details are folded until asked for', async () => {
  const user = userEvent.setup();
  render(<ErrorState title="Failed" details="HTTP 503" detailsLabel="Details" />);
  expect(screen.getByText('HTTP 503')).not.toBeVisible();
  await user.click(screen.getByText('Details'));
  expect(screen.getByText('HTTP 503')).toBeVisible();
});
