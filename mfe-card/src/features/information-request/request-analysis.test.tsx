import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiFailure } from '@airdex/shared-contracts/api';
import { button, fillAndConfirm, message, open, sent, show } from './request-analysis.fixture.tsx';

test('[INF-01] offers seven types, and flags a missing type and a blank message', async () => {
  const send = sent();
  show(send);
  await open();
  expect(screen.getAllByRole('radio')).toHaveLength(7);
  await userEvent.type(message(), '  ');
  await userEvent.click(button('Continue'));
  const types = screen.getByRole('radiogroup', { name: /Request type/ });
  await waitFor(() => expect(types).toHaveAttribute('aria-invalid', 'true'));
  expect(types).toHaveAccessibleDescription('Choose the type of your request.');
  expect(message()).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: /Other information request/ }));
  await waitFor(() => expect(types).toHaveAttribute('aria-invalid', 'false'));
  expect(screen.getByText('Enter a message.')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

test('[INF-01] sends the request once, even if Send is clicked again before the page has rendered', async () => {
  const send = sent();
  show(send);
  await open();
  await fillAndConfirm();
  act(() => {
    button('Send').click();
    button('Send').click();
  });
  expect(await screen.findByText('Your email was sent successfully!')).toBeVisible();
  expect(send).toHaveBeenCalledTimes(1);
});

test('[INF-01] sends the confirmed request, says so, and clears its fields', async () => {
  const send = sent();
  const { host } = show(send);
  await open();
  await fillAndConfirm();
  expect(screen.getByText('Nightfall · Canal Sept · France')).toBeVisible();
  expect(screen.getByText('How did it do?')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(button('Send'));
  expect(await screen.findByText('Your email was sent successfully!')).toBeVisible();
  expect(send.mock.calls.map(([{ body }]) => body)).toEqual([
    {
      launchId: 7,
      localTitle: 'Nightfall',
      country: 'France',
      channel: 'Canal Sept',
      request: 3,
      indicators: [2],
      message: 'How did it do?',
    },
  ]);
  expect(host.heldWork()).toBe(0);
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await open();
  expect(message()).toHaveValue('');
  for (const field of [...screen.getAllByRole('radio'), ...screen.getAllByRole('checkbox')])
    expect(field).not.toBeChecked();
});

test('[INF-01] keeps the request when sending fails, and sends it with the next attempt', async () => {
  const send = sent().mockRejectedValueOnce(new Error('down'));
  show(send);
  await open();
  await fillAndConfirm();
  await userEvent.click(button('Send'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your request was not sent');
  await userEvent.click(button('Back'));
  expect(message()).toHaveValue('How did it do?');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(button('Continue'));
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Your email was sent successfully!')).toBeVisible();
});

test('Back focuses the chosen type', async () => {
  show();
  await open();
  expect(screen.getByRole('radio', { name: /Competition analysis/ })).not.toHaveFocus();
  await fillAndConfirm();
  await userEvent.click(button('Back'));
  expect(screen.getByRole('radio', { name: /Competition analysis/ })).toHaveFocus();
});

test('[INF-01] says that the request may have been sent if the response was lost', async () => {
  show(sent().mockRejectedValueOnce(new ApiFailure('timeout', 'no response')));
  await open();
  await fillAndConfirm();
  await userEvent.click(button('Send'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('There was no response');
  expect(alert).toHaveTextContent('Your request may have been sent.');
  expect(alert).not.toHaveTextContent('was not sent');
});

test('shows the terms of the chosen type', async () => {
  show();
  await open();
  expect(screen.getByRole('status')).toHaveTextContent('Depending on your subscription');
  await userEvent.click(screen.getByRole('radio', { name: /Competition analysis Included/ }));
  expect(screen.getByRole('status')).toHaveTextContent('Your subscription includes this request.');
  await userEvent.click(screen.getByRole('radio', { name: /Additional video elements Fee/ }));
  expect(screen.getByRole('status')).toHaveTextContent('it carries a fee');
});

test('makes no promise if the terms are unknown', async () => {
  show(sent(), { includedRequests: undefined });
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Competition analysis' }));
  expect(screen.getByRole('status')).toHaveTextContent('Depending on your subscription');
});

test('does not close while the request is being sent', async () => {
  let answer: (isSent: true) => void = () => undefined;
  show(() => new Promise((resolve) => (answer = resolve)));
  await open();
  await fillAndConfirm();
  await userEvent.click(button('Send'));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Confirm your request' })).toBeVisible();
  act(() => {
    answer(true);
  });
  expect(await screen.findByText('Your email was sent successfully!')).toBeVisible();
});
