import { useState } from 'react';
import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/index.ts';
import { MessageScreen } from '../message-screen/index.ts';
import { ErrorState, FOCUS_HOME } from './index.ts';

test('is announced, and retries by keyboard', async () => {
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

test('has no Retry button without a handler', () => {
  render(<ErrorState title="The search failed" retryLabel="Retry" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('Retry looks like the button of a message screen', () => {
  render(
    <>
      <ErrorState title="Failed" retryLabel="Retry" onRetry={() => undefined} />
      <MessageScreen illustration="failed" title="Failed">
        <Button variant="primary">Try again</Button>
      </MessageScreen>
    </>,
  );
  const [retry, other] = screen.getAllByRole('button');
  expect(retry?.className).toBe(other?.className);
  expect(retry?.querySelector('svg')).toBeNull();
});

test('shows other buttons next to Retry', () => {
  render(
    <ErrorState
      title="Failed"
      retryLabel="Retry"
      onRetry={() => undefined}
      actions={<button>Leave</button>}
    />,
  );
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Retry', 'Leave']);
});

test('ignores clicks while it retries', async () => {
  const user = userEvent.setup();
  const onRetry = jest.fn();
  render(<ErrorState title="Failed" retryLabel="Retry" isRetrying onRetry={() => onRetry()} />);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).not.toHaveBeenCalled();
});

test('hides details until they are expanded', async () => {
  const user = userEvent.setup();
  render(<ErrorState title="Failed" details="HTTP 503" detailsLabel="Details" />);
  expect(screen.getByText('HTTP 503')).not.toBeVisible();
  await user.click(screen.getByText('Details'));
  expect(screen.getByText('HTTP 503')).toBeVisible();
});

function Row() {
  const [isFailed, setFailed] = useState(true);
  return (
    <section {...FOCUS_HOME} aria-label="Row">
      {isFailed ? (
        <ErrorState title="Failed" retryLabel="Retry" onRetry={() => setFailed(false)} />
      ) : (
        <button type="button">Programme</button>
      )}
    </section>
  );
}

test('keeps the focus in its place after a successful retry, only if it had the focus', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Row />
      <button type="button">Elsewhere</button>
    </>,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Row' })).toHaveFocus());
  await user.tab();
  expect(screen.getByRole('button', { name: 'Programme' })).toHaveFocus();
});

function ReplacedRow({ isFailed, onRetry }: { readonly isFailed: boolean; readonly onRetry: () => void }) {
  if (isFailed)
    return (
      <section key="failed" {...FOCUS_HOME}>
        <ErrorState title="Failed" retryLabel="Retry" onRetry={onRetry} />
      </section>
    );
  return <section key="loaded" {...FOCUS_HOME} aria-label="Loaded" />;
}

function ReplacedRows() {
  const [isFailed, setFailed] = useState(true);
  return (
    <div>
      <p>Before</p>
      <ReplacedRow isFailed={isFailed} onRetry={() => setFailed(false)} />
      <p>After</p>
    </div>
  );
}

test('moves the focus to what replaces its place after a successful retry', async () => {
  const user = userEvent.setup();
  render(<ReplacedRows />);
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Loaded' })).toHaveFocus());
});

test('takes no focus when it disappears on its own', async () => {
  const page = (isFailed: boolean) => (
    <section {...FOCUS_HOME} aria-label="Row">
      <button type="button">Elsewhere</button>
      {isFailed && <ErrorState title="Failed" />}
    </section>
  );
  const { rerender } = render(page(true));
  screen.getByRole('button').focus();
  rerender(page(false));
  await Promise.resolve();
  expect(screen.getByRole('button')).toHaveFocus();
});
