import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SESSION_REPLACED } from '@airdex/shared-contracts/api';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { createLoadLog } from '../remotes/index.ts';
import { answer, refusal, startApp, testScreen } from '../testing/app-for-tests.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the shell', () => {
  test('reports to the page that it has started', async () => {
    let starts = 0;
    document.addEventListener('airdex-started', () => (starts += 1), { once: true });
    await startApp({ path: '/aboutUs' });
    expect(starts).toBe(1);
  });

  test('[SES-02] a refused call leads to the login page, removes the token and shows the reason', async () => {
    const { place } = await startApp({
      path: '/faq?q=1',
      answers: { 'Vip/HasReports/': () => refusal(401) },
    });
    await waitFor(() => expect(place()).toBe('/login'));
    expect(localStorage.getItem(LOCAL_STORAGE_KEYS.token)).toBeNull();
    expect(
      screen.getByText('Your session has ended. Sign in to continue where you left off.'),
    ).toBeInTheDocument();
    expect(sessionStorage.getItem('requested-location')).toBe('7 /faq?q=1');
  });

  test('[SES-04] the login page says that another login has ended the session', async () => {
    const replaced = () => new Response('{}', { status: 401, headers: SESSION_REPLACED });
    const { place } = await startApp({ path: '/faq', answers: { 'Vip/HasReports/': replaced } });
    await waitFor(() => expect(place()).toBe('/login'));
    expect(localStorage.getItem(LOCAL_STORAGE_KEYS.token)).toBeNull();
    expect(screen.getByText(/someone signed in to your account elsewhere/)).toBeInTheDocument();
  });

  test('[SES-01] a navigation that is not rendered yet when the session ends is continued after signing in', async () => {
    const { place, services } = await startApp({ path: '/faq' });
    window.history.pushState(null, '', '/search?v=1&q=piano');
    act(() => services.session.end('refused'));
    await waitFor(() => expect(place()).toBe('/login'));
    expect(sessionStorage.getItem('requested-location')).toBe('7 /search?v=1&q=piano');
  });

  test('a session that ends in another tab ends in this one too', async () => {
    const { place } = await startApp({ path: '/faq' });
    localStorage.removeItem(LOCAL_STORAGE_KEYS.token);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: LOCAL_STORAGE_KEYS.token })));
    await waitFor(() => expect(place()).toBe('/login'));
  });

  test('[LNG-01] switches every text at once, the frame included', async () => {
    const { services } = await startApp({ path: '/nowhere' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! 404 SOMETHING Went WRONG');
    expect(document.title).toBe('Page not found – Airdex');
    act(() => services.language.set('ch'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('抱歉，404：页面出错了');
    expect(screen.getByRole('button', { name: '即将播出' })).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveAttribute('placeholder', '搜索……');
    expect(document.title).toBe('页面不存在 – Airdex');
  });

  test('[EVT-02] a search requested before its remote has loaded reaches it exactly once, when it is mounted', async () => {
    let finishLoading: () => void = () => undefined;
    const loading = new Promise<void>((resolve) => (finishLoading = resolve));
    const taken: string[] = [];
    const results = testScreen('results');
    const { services } = await startApp({
      loader: {
        composed: () => undefined,
        composition: { ok: false, problems: [] },
        log: createLoadLog(),
        async load(remote, exposed) {
          if (exposed !== './results') return { ok: true, lifecycles: testScreen(`${remote} ${exposed}`) };
          await loading;
          const mount: typeof results.mount = (props) => {
            props.host.bus.handle({
              Latest: () => taken.push('Latest'),
              Upcoming: () => taken.push('Upcoming'),
            });
            return results.mount(props);
          };
          return { ok: true, lifecycles: { ...results, mount } };
        },
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Latest programmes' }));
    expect(taken).toEqual([]);
    await act(async () => finishLoading());
    await screen.findByRole('heading', { name: 'results' });
    await userEvent.click(screen.getByRole('button', { name: 'Upcoming programmes' }));
    expect(taken).toEqual(['Latest', 'Upcoming']);
    expect(services.resultsDisplay.shownBy.get()?.from).toBe('Upcoming');
  });

  test('shows results instead of the page until the next navigation, including the logo', async () => {
    await startApp({ path: '/faq' });
    const page = await screen.findByRole('heading', { name: 'mfe-account ./faq' });
    await userEvent.click(screen.getByRole('button', { name: 'Latest programmes' }));
    expect(await screen.findByRole('heading', { name: 'mfe-search ./results' })).toBeVisible();
    expect(page).not.toBeVisible();
    expect(document.title).toBe('Latest programmes – Search results – Airdex');
    await userEvent.click(screen.getByRole('link', { name: 'Airdex, home' }));
    expect(await screen.findByRole('heading', { name: 'mfe-search ./home' })).toHaveFocus();
    expect(screen.queryByRole('heading', { name: 'mfe-search ./results' })).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Latest programmes' }));
    await screen.findByRole('heading', { name: 'mfe-search ./results' });
    await userEvent.click(screen.getByRole('link', { name: 'Airdex, home' }));
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'mfe-search ./results' })).not.toBeInTheDocument(),
    );
  });

  test('the key / moves into the search box, except while typing', async () => {
    await startApp({});
    await userEvent.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('a/b');
    expect(screen.getByRole('searchbox')).toHaveValue('a/b');
  });

  test.each(['/nowhere', '/privacy', '/faq'])(
    'the search box at %s stays and keeps the focus when the search starts',
    async (path) => {
      const { services, place } = await startApp({ path });
      const box = screen.getByRole('searchbox');
      await userEvent.type(box, 'nig');
      await act(async () => services.host.navigate('/search?v=1&q=nig'));
      expect(place()).toBe('/search?v=1&q=nig');
      expect(screen.getByRole('searchbox')).toBe(box);
      expect(box).toHaveFocus();
    },
  );

  test('says that a page does not exist, with links to the home page and the contact', async () => {
    await startApp({ path: '/no/such/page' });
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading')).toHaveTextContent('Oops! 404 SOMETHING Went WRONG');
    expect(
      main.getByText('The link you clicked may be broken or the page may have been removed.'),
    ).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
    expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      'mailto:contact@airdex.example',
    );
  });

  test.each(['/card/abc', '/card/1.5', '/card-pdf/abc', '/compare-pdf/1'])(
    'has no page at %s',
    async (path) => {
      document.title = 'Airdex';
      await startApp({ path });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404');
      expect(document.title).toBe('Page not found – Airdex');
    },
  );

  test('asks once to accept cookies', async () => {
    const { unmount } = await startApp({});
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(screen.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(localStorage.getItem('cookies-accept')).toBe('true');
    unmount();
    await startApp({});
    expect(screen.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument();
  });

  test('the user menu opens the dialog that changes the password', async () => {
    const { services } = await startApp({ path: '/faq' });
    await userEvent.click(screen.getByRole('button', { name: 'User menu of buyer' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Password management' }));
    expect(services.dialogs.opened.get().map(({ name }) => name)).toEqual(['change-password']);
    expect(
      await screen.findByRole('heading', { name: 'mfe-account ./change-password-dialog' }),
    ).toBeVisible();
  });

  test('a link to the page that is shown adds no entry to the history', async () => {
    await startApp({ path: '/' });
    const before = window.history.length;
    for (const _ of [1, 2]) await userEvent.click(screen.getByRole('link', { name: 'Airdex, home' }));
    expect(window.history.length).toBe(before);
  });

  test('logging out ends the session before the login page is shown', async () => {
    const { services, calls } = await startApp({
      path: '/faq',
      answers: { 'Account/LogOut': () => answer(true) },
    });
    // A router that takes its time.
    services.navigation.connect(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'User menu of buyer' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
    expect(services.session.user.get()).toBeNull();
    expect(calls('Account/LogOut')).toHaveLength(1);
  });

  test('the user menu marks the current page and choices', async () => {
    await startApp({ path: '/faq', answers: { 'Account/LogOut': () => answer(true) } });
    await userEvent.click(screen.getByRole('button', { name: 'User menu of buyer' }));
    expect(screen.getByRole('menuitem', { name: 'FAQ' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('menuitem', { name: 'About us' })).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('menuitem', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(screen.getByRole('menuitem', { name: '中文' }));
    expect(document.documentElement.lang).toBe('zh-CN');
  });
});
