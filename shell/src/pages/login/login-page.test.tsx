import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOCAL_STORAGE_KEYS, SESSION_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { answer, refusal, startApp, type TestResponse } from '../../testing/app-for-tests.tsx';
import { testToken } from '../../testing/token-for-tests.ts';

const token = () => localStorage.getItem(LOCAL_STORAGE_KEYS.token);
const success = () => answer({ token: testToken(), message: null, isAlreadyLoggedIn: false });
const inUse = () => answer({ token: null, message: 'In use.', isAlreadyLoggedIn: true });

const username = () => screen.getByLabelText('Username');
const button = () => screen.getByRole('button', { name: /^Sign in/ });

async function openLogin(authenticate: TestResponse, path = '/login') {
  const app = await startApp({ path, isSignedIn: false, answers: { 'Account/Authenticate': authenticate } });
  return {
    ...app,
    bodies: () => Promise.all(app.calls('Account/Authenticate').map((request) => request.json())),
  };
}

async function signIn() {
  await userEvent.type(username(), 'buyer');
  await userEvent.type(screen.getByLabelText('Password'), 'Secret1');
  await userEvent.click(button());
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the login page', () => {
  test('is shown to visitors of a protected page, who return to it after signing in', async () => {
    const { place, bodies, services } = await openLogin(success, '/Card/12?from=mail#audience');
    expect(screen.queryByText(/only in this tab/)).not.toBeInTheDocument();
    const languages: string[] = [];
    services.host.bus.on('languageChange').subscribe(({ language }) => languages.push(language));
    expect(place()).toBe('/login');
    await userEvent.click(screen.getByLabelText('Stay signed in'));
    await signIn();
    await waitFor(() => expect(place()).toBe('/Card/12?from=mail#audience'));
    expect(token()).toBe(testToken());
    expect(await bodies()).toEqual([
      { username: 'buyer', password: 'Secret1', rememberMe: true, forceLogin: false },
    ]);
    expect(languages).toEqual(['en', 'en']);
    expect(await screen.findByRole('heading', { name: 'mfe-card ./card' })).toBeInTheDocument();
  });

  test('says so if the browser does not keep the session', async () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    await openLogin(success);
    expect(screen.getByText(/You will be signed in only in this tab/)).toBeVisible();
    await signIn();
    expect(await screen.findByRole('heading', { name: 'mfe-search ./home' })).toBeInTheDocument();
    setItem.mockRestore();
  });

  test('signs out users who arrive with a session', async () => {
    const { calls } = await startApp({ path: '/login' });
    expect(token()).toBeNull();
    expect(calls('Account/LogOut').map((call) => call.headers.get('Authorization'))).toEqual([
      `Bearer ${testToken()}`,
    ]);
    expect(button()).toBeInTheDocument();
  });

  test('opens the requested page in a tab that was redirected here before the user signed in elsewhere', async () => {
    sessionStorage.setItem(SESSION_STORAGE_KEYS.requestedLocation, '/faq');
    const { calls, place } = await startApp({ path: '/login', state: { usr: { entry: 'kept' } } });
    await waitFor(() => expect(place()).toBe('/faq'));
    expect(token()).toBe(testToken());
    expect(calls('Account/LogOut')).toEqual([]);
  });

  test('shows the server’s reason, keeps the typed values, and hides the reason on an edit', async () => {
    await openLogin(() => refusal(401, 'Wrong username or password.'));
    await signIn();
    const reason = await screen.findByRole('alert');
    expect(reason).toHaveTextContent('Wrong username or password.');
    // Below the form, so that neither its fields nor its button move.
    expect(button().compareDocumentPosition(reason)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(button()).toBeEnabled();
    expect(button()).toHaveFocus();
    expect(username()).toHaveValue('buyer');
    expect(screen.getByLabelText('Password')).toHaveValue('Secret1');
    await userEvent.type(username(), 's');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each([
    [401, 'Wrong username or password.', '登录失败，请检查用户名和密码。'],
    [429, 'Too many attempts.', '尝试次数过多，请几分钟后再试。'],
    [403, 'Not from here.', '出现错误'],
  ])(
    'a switch of the language leaves no reason for %s in the previous one',
    async (status, reason, inChinese) => {
      await openLogin(() => refusal(status, reason));
      await signIn();
      expect(await screen.findByRole('alert')).toHaveTextContent(reason);
      await userEvent.click(screen.getByRole('button', { name: '中文' }));
      expect(screen.getByRole('alert')).toHaveTextContent(inChinese);
      await userEvent.click(screen.getByRole('button', { name: 'English' }));
      expect(screen.getByRole('alert')).toHaveTextContent(reason);
    },
  );

  test('a password that is shown is not corrected, capitalised or checked for spelling', async () => {
    await openLogin(success);
    await userEvent.click(screen.getByRole('button', { name: 'Show characters' }));
    for (const field of [username(), screen.getByLabelText('Password')]) {
      expect(field).toHaveAttribute('type', 'text');
      expect(field.closest('form')).toHaveAttribute('autocapitalize', 'none');
      expect(field).toHaveAttribute('autocorrect', 'off');
      expect(field).toHaveAttribute('spellcheck', 'false');
    }
  });

  test('says that the server cannot be reached', async () => {
    await openLogin(() => Promise.reject(new TypeError('Failed to fetch')));
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
    expect(username()).toHaveValue('buyer');
  });

  test('cannot be submitted twice', async () => {
    let finish: (response: Response) => void = () => undefined;
    const { calls } = await openLogin(() => new Promise((resolve) => (finish = resolve)));
    await signIn();
    expect(button()).toHaveAccessibleName(/Signing in…$/);
    await userEvent.click(button());
    await userEvent.type(username(), '{Enter}');
    await act(async () => {
      finish(refusal(401));
      await Promise.resolve();
    });
    await screen.findByRole('alert');
    expect(calls('Account/Authenticate')).toHaveLength(1);
  });

  test('asks for missing fields without calling the server', async () => {
    const { calls } = await openLogin(success);
    await userEvent.click(button());
    expect(screen.getByText('Enter your username.')).toBeInTheDocument();
    expect(screen.getByText('Enter your password.')).toBeInTheDocument();
    expect(username()).toHaveFocus();
    await userEvent.type(username(), 'buyer');
    await userEvent.click(button());
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(calls('Account/Authenticate')).toHaveLength(0);
  });

  test('shows no outcome of an attempt whose credentials were edited meanwhile', async () => {
    let finish: (response: Response) => void = () => undefined;
    await openLogin(() => new Promise((resolve) => (finish = resolve)));
    await signIn();
    await userEvent.type(username(), 's');
    await act(async () => {
      finish(refusal(401));
      await Promise.resolve();
    });
    await waitFor(() => expect(button()).toHaveAccessibleName('Sign in'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('warns that the credentials are in use; Cancel clears the warning, Confirm signs in anyway', async () => {
    const { bodies, place } = await openLogin(async (request) => {
      const { forceLogin } = (await request.json()) as { forceLogin: boolean };
      return forceLogin ? success() : inUse();
    });
    await signIn();
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(
      'Another user is already logged in with the same credentials. If you continue the other session will be closed.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(token()).toBeNull();

    await userEvent.click(button());
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(place()).toBe('/'));
    expect((await bodies()).map(({ forceLogin }: { forceLogin: boolean }) => forceLogin)).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('a second click on Confirm does not sign in again', async () => {
    const { calls } = await openLogin(async (request) => {
      const { forceLogin } = (await request.json()) as { forceLogin: boolean };
      return forceLogin ? success() : inUse();
    });
    await signIn();
    const confirm = await screen.findByRole('button', { name: 'Confirm' });
    await act(async () => {
      confirm.click();
      confirm.click();
    });
    await waitFor(() => expect(token()).not.toBeNull());
    expect(calls('Account/Authenticate')).toHaveLength(2);
  });

  test('redirects to the requested page when another tab signs in', async () => {
    const { place } = await openLogin(success, '/faq');
    localStorage.setItem(LOCAL_STORAGE_KEYS.token, testToken());
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: LOCAL_STORAGE_KEYS.token })));
    await waitFor(() => expect(place()).toBe('/faq'));
  });

  test('uses the user’s own language if none was chosen in this browser', async () => {
    await openLogin(() =>
      answer({ token: testToken({ IdLanguage: 1 }), message: null, isAlreadyLoggedIn: false }),
    );
    await signIn();
    await waitFor(() => expect(document.documentElement.lang).toBe('zh-CN'));
  });
});
