import { useState } from 'react';
import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/index.ts';
import { FOCUS_HOME } from '../error-state/index.ts';
import { Notice } from './index.ts';

test('is announced politely, and immediately for a failure', () => {
  const { rerender } = render(<Notice title="No connection">Showing what was loaded.</Notice>);
  expect(screen.getByRole('status')).toHaveTextContent('No connectionShowing what was loaded.');
  rerender(<Notice tone="danger">Saving failed</Notice>);
  expect(screen.getByRole('alert')).toHaveTextContent('Saving failed');
});

test('can be dismissed by keyboard', async () => {
  const user = userEvent.setup();
  const onDismiss = jest.fn();
  render(
    <Notice onDismiss={onDismiss} dismissLabel="Close">
      Saved
    </Notice>,
  );
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

function Dismissable() {
  const [isShown, setShown] = useState(true);
  return (
    <section {...FOCUS_HOME} aria-label="Results">
      {isShown && (
        <Notice onDismiss={() => setShown(false)} dismissLabel="Close">
          Saved
        </Notice>
      )}
    </section>
  );
}

test('leaves the focus unchanged when it is dismissed', async () => {
  const user = userEvent.setup();
  render(<Dismissable />);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus());
});

test('is a named landmark with its actions if it is shown from the start', () => {
  render(
    <Notice placement="bottom" regionLabel="Cookies" actions={<Button>Accept</Button>}>
      This site uses cookies.
    </Notice>,
  );
  expect(screen.getByRole('region', { name: 'Cookies' })).toContainElement(
    screen.getByRole('button', { name: 'Accept' }),
  );
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
