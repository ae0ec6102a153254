import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal, startApp, type TestResponse } from '../../../testing/app-for-tests.tsx';

const CALL = 'Account/RecoverPassword/';
const button = (name: string) => screen.getByRole('button', { name });
const email = () => screen.getByRole('textbox', { name: 'Email' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function open(response: TestResponse) {
  const app = await startApp({ path: '/login', isSignedIn: false, answers: { [CALL]: response } });
  await userEvent.type(screen.getByLabelText('Username'), 'buyer');
  await userEvent.click(button('Forgot password?'));
  await screen.findByRole('heading', { name: 'Recover your password' });
  return app;
}

async function ask(address: string) {
  await userEvent.clear(email());
  await userEvent.type(email(), address);
  await userEvent.click(button('Send'));
}

describe('the recovery form', () => {
  test('marks an address that is not valid and sends nothing', async () => {
    const { calls } = await open(() => answer(true));
    expect(email()).toHaveFocus();
    for (const address of ['someone', 'someone@', ' @example.com']) {
      await ask(address);
      expect(email()).toHaveAttribute('aria-invalid', 'true');
      expect(screen.getByText('Enter a valid email address.')).toBeVisible();
      expect(email()).toHaveFocus();
    }
    expect(calls(CALL)).toHaveLength(0);
  });

  test('says that the mail was sent, or that the address is unknown; editing clears the message', async () => {
    const { calls } = await open(async (request) => {
      const { email: address } = (await request.json()) as { email: string };
      return answer(address.toLowerCase() === 'buyer@example.com');
    });
    await ask('other@example.com');
    expect(await screen.findByRole('alert')).toHaveTextContent('Email does not exist!');
    await userEvent.type(email(), 'x');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await ask('Buyer@Example.com');
    expect(await screen.findByText('Email sent successfully!')).toBeVisible();
    expect(calls(CALL)).toHaveLength(2);
  });

  test('sends once while a request is under way', async () => {
    let finish: (response: Response) => void = () => undefined;
    const { calls } = await open(() => new Promise((resolve) => (finish = resolve)));
    await ask('buyer@example.com');
    await userEvent.type(email(), '{Enter}');
    expect(screen.getByRole('button', { name: /^Send.*Sending…$/ })).toHaveAttribute('aria-disabled', 'true');
    await act(async () => {
      finish(answer(true));
      await Promise.resolve();
    });
    expect(await screen.findByText('Email sent successfully!')).toBeVisible();
    expect(calls(CALL)).toHaveLength(1);
  });

  test('does not show the outcome for an address beside another one', async () => {
    let finish: (response: Response) => void = () => undefined;
    await open(() => new Promise((resolve) => (finish = resolve)));
    await ask('buyer@example.com');
    await userEvent.type(email(), '.uk');
    await act(async () => {
      finish(answer(true));
      await Promise.resolve();
    });
    await waitFor(() => expect(button('Send')).toBeVisible());
    expect(screen.queryByText('Email sent successfully!')).not.toBeInTheDocument();
  });

  test.each<[string, TestResponse, string]>([
    ['too many requests', () => refusal(429, 'Too many requests.'), 'Too many requests.'],
    ['a server error', () => refusal(500), 'Something went wrong'],
    ['a network failure', () => Promise.reject(new TypeError('Failed to fetch')), 'could not be reached'],
  ])('keeps the address after %s, and shows the reason', async (_, response, reason) => {
    await open(response);
    await ask('buyer@example.com');
    expect(await screen.findByRole('alert')).toHaveTextContent(reason);
    expect(email()).toHaveValue('buyer@example.com');
  });

  test('a switch of the language leaves no reason in the previous one', async () => {
    await open(() => refusal(429, 'Too many requests.'));
    await ask('buyer@example.com');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.');
    await userEvent.click(button('中文'));
    expect(screen.getByRole('alert')).not.toHaveTextContent('Too many requests.');
  });

  test('is empty after a return to the login form, which keeps its values', async () => {
    await open(() => answer(true));
    await userEvent.type(email(), 'buyer@example.com');
    await userEvent.click(screen.getByRole('link', { name: 'Return to Login?' }));
    await waitFor(() => expect(button('Forgot password?')).toHaveFocus());
    expect(screen.getByLabelText('Username')).toHaveValue('buyer');
    await userEvent.click(button('Forgot password?'));
    expect(email()).toHaveValue('');
  });
});
