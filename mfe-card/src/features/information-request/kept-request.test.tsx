import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, fill, fillAndConfirm, message, open, show, type Send } from './request-analysis.fixture.tsx';

test('keeps the text when it is closed and when the card loads again; the page does not reload', async () => {
  const { host, newPage, rerender } = show();
  await open();
  await fill('Half a sent');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(host.heldWork()).toBe(1);
  rerender(<p>Loading…</p>);
  expect(host.heldWork()).toBe(0);
  rerender(newPage());
  await open();
  expect(message()).toHaveValue('Half a sent');
  expect(screen.getByRole('radio', { name: /Competition analysis/ })).toBeChecked();
  expect(host.heldWork()).toBe(1);
});

function signInAgainOn({ host, newPage, rerender }: ReturnType<typeof show>) {
  const user = host.session.get();
  return (session: typeof user) => {
    act(() => {
      host.setSession(null);
    });
    rerender(<p>Sign in</p>);
    act(() => {
      host.setSession(session);
    });
    rerender(newPage());
  };
}

test('keeps the text for the same user when the session ends, and not for another user', async () => {
  const shown = show();
  const user = shown.host.session.get();
  const signInAgain = signInAgainOn(shown);
  await open();
  await fill('Half a sent');
  signInAgain(user === null ? null : { ...user, IdUser: user.IdUser + 1 });
  await open();
  expect(message()).toHaveValue('');
  signInAgain(user);
  await open();
  expect(message()).toHaveValue('Half a sent');
});

test('keeps a request that is to be confirmed when the session ends', async () => {
  const shown = show(() => new Promise(() => undefined));
  const user = shown.host.session.get();
  await open();
  await fillAndConfirm();
  await userEvent.click(button('Send'));
  signInAgainOn(shown)(user);
  await open();
  expect(message()).toHaveValue('How did it do?');
  expect(screen.getByRole('radio', { name: /Competition analysis/ })).toBeChecked();
});

/** Leaves the card while its request is being sent. */
async function leaveWhileSending() {
  const answer = Promise.withResolvers<true>();
  const send = jest.fn<Send>(() => answer.promise);
  const { newPage, rerender } = show(send);
  await open();
  await fillAndConfirm();
  await userEvent.click(button('Send'));
  rerender(<p>Another page</p>);
  return { answer, send, comeBack: () => rerender(newPage()) };
}

test('is empty again if the request was sent after the card was left', async () => {
  const { answer, comeBack } = await leaveWhileSending();
  await act(async () => {
    answer.resolve(true);
    await Promise.resolve();
  });
  comeBack();
  await open();
  expect(message()).toHaveValue('');
});

test('[INF-01] sends a request once and clears its fields, even if the card is left and shown again', async () => {
  const { answer, send, comeBack } = await leaveWhileSending();
  comeBack();
  await userEvent.click(button('Request more analysis'));
  await screen.findByRole('dialog', { name: 'Confirm your request' });
  expect(screen.getByText('How did it do?')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Sending…/ }));
  await userEvent.keyboard('{Escape}');
  act(() => {
    answer.resolve(true);
  });
  expect(await screen.findByText('Your email was sent successfully!')).toBeVisible();
  expect(send).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await open();
  expect(message()).toHaveValue('');
});

test('[INF-01] shows that a request failed after its card was left', async () => {
  const { answer, send, comeBack } = await leaveWhileSending();
  await act(async () => {
    answer.reject(new Error('down'));
    await Promise.resolve();
  });
  comeBack();
  await userEvent.click(button('Request more analysis'));
  await screen.findByRole('dialog', { name: 'Confirm your request' });
  expect(screen.getByRole('alert')).toHaveTextContent('Your request was not sent');
  send.mockResolvedValue(true);
  await userEvent.click(button('Send'));
  expect(await screen.findByText('Your email was sent successfully!')).toBeVisible();
  expect(send).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await open();
  expect(message()).toHaveValue('');
});

test('[INF-01] keeps a request that could not be sent when the card is left and shown again', async () => {
  const { answer, comeBack } = await leaveWhileSending();
  comeBack();
  await userEvent.click(button('Request more analysis'));
  await screen.findByRole('dialog', { name: 'Confirm your request' });
  act(() => {
    answer.reject(new Error('down'));
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your request was not sent');
  await userEvent.click(button('Back'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(message()).toHaveValue('How did it do?');
});
